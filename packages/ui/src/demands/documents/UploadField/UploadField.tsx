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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid
    <div className={css.field} role="group" aria-labelledby={label ? id : undefined}>
      {label && (
        <span id={id} className={fieldCss.label}>
          {label}
        </span>
      )}
      <FileDropField
        label={buttonText}
        hint={fileMessages['files.hint']}
        error={error}
        onFiles={uploads.onFiles}
      />
      <UploadRows uploads={uploads} />
    </div>
  )
}

/** Only the rows, for where the button is elsewhere. An added or failed file is scrolled into view. */
export function UploadRows({ uploads }: { uploads: UploadsProps }) {
  const rows = useRef<HTMLDivElement>(null)
  const count = uploads.rows.length
  const known = useRef(count)
  useEffect(() => {
    if (count > known.current) rows.current?.scrollIntoView({ block: 'nearest' })
    known.current = count
  }, [count])
  const failed = uploads.rows.filter(({ state }) => state === 'failed').length
  useEffect(() => {
    const box = rows.current
    const row = failed > 0 && box?.querySelector('[data-state="failed"]')
    // Scrolls only the box: the page stays where the reader is.
    if (box && row)
      box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top
  }, [failed])
  return (
    <div ref={rows} className={count > 0 ? css.rows : css.none}>
      <UploadList
        uploads={uploads.rows}
        onCancel={uploads.onCancel}
        onRetry={uploads.onRetry}
        onRemove={uploads.onRemove}
      />
    </div>
  )
}
