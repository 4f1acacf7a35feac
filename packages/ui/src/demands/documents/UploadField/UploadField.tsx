import { fileMessages } from '@tramite/core/messages'
import { useEffect, useId, useRef } from 'react'
import type { UploadsProps } from '../../../files/transfers.ts'
import * as fieldCss from '../../../primitives/Field/Field.css.ts'
import { FileDropField } from '../../../primitives/FileDropField/FileDropField.tsx'
import { UploadList } from '../../../primitives/UploadList/UploadList.tsx'
import * as css from './UploadField.css.ts'

export interface UploadFieldProps {
  /** Above the box; absent if the box needs none. */
  label?: string
  buttonText: string
  error?: string | undefined
  uploads: UploadsProps
}

/** Attachments of a form: choose or drop files, and follow each upload. */
export function UploadField({ label, buttonText, error, uploads }: UploadFieldProps) {
  const id = useId()
  const field = (
    <>
      <FileDropField
        label={buttonText}
        hint={fileMessages['files.hint']}
        error={error}
        onFiles={uploads.onFiles}
      />
      <UploadRows uploads={uploads} />
    </>
  )
  if (!label) return <div className={css.field}>{field}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid
    <div className={css.field} role="group" aria-labelledby={id}>
      <span id={id} className={fieldCss.label}>
        {label}
      </span>
      {field}
    </div>
  )
}

/** Only the rows, for where the button is elsewhere. An added or failed file is scrolled into view. */
export function UploadRows({ uploads }: { uploads: UploadsProps }) {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<UploadsProps['rows']>(null)
  const { rows } = uploads
  useEffect(() => {
    const before = known.current
    known.current = rows
    const last = (id: string) => before?.find((row) => row.id === id)
    const added = before ? rows.findLastIndex(({ id }) => !last(id)) : -1
    const failed = rows.findIndex(
      ({ id, state }) => state === 'failed' && last(id)?.state !== state,
    )
    if (added >= 0) box.current?.scrollIntoView({ block: 'nearest' })
    const row = box.current?.querySelectorAll('li')[failed >= 0 ? failed : added]
    // Scrolls only the box: the page stays where the reader is.
    if (box.current && row)
      box.current.scrollTop +=
        row.getBoundingClientRect().top - box.current.getBoundingClientRect().top
  }, [rows])
  return (
    <div ref={box} className={rows.length > 0 ? css.rows : css.none}>
      <UploadList uploads={rows} onRetry={uploads.onRetry} onRemove={uploads.onRemove} />
    </div>
  )
}
