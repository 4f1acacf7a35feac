import { useId } from 'react'
import * as css from '../../demands/documents/UploadField/UploadField.css.ts'
import { UploadRows } from '../../demands/documents/UploadField/UploadField.tsx'
import type { UploadsProps } from '../../files/transfers.ts'
import * as fieldCss from '../../primitives/Field/Field.css.ts'
import { FileDropField } from '../../primitives/FileDropField/FileDropField.tsx'

/** A file of the registration: checked before it is uploaded. */
export interface MarkFile {
  readonly uploads: UploadsProps
  /** Why the last chosen file was rejected. */
  readonly error: string | null
}

interface MarkFileFieldProps {
  label: string
  buttonText: string
  hint: string
  accept: string
  file: MarkFile
}

/** One file, by button or dropped; a new one replaces it. */
export function MarkFileField({ label, buttonText, hint, accept, file }: MarkFileFieldProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid
    <div className={css.field} role="group" aria-labelledby={id}>
      <span id={id} className={fieldCss.label}>
        {label}
      </span>
      <FileDropField
        isSingle
        label={buttonText}
        hint={hint}
        accept={accept}
        error={file.error ?? undefined}
        onFiles={file.uploads.onFiles}
      />
      <UploadRows uploads={file.uploads} />
    </div>
  )
}
