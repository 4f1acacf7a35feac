import { UploadRows } from '../../demands/documents/UploadField/UploadField.tsx'
import type { UploadsProps } from '../../files/transfers.ts'
import { FileDropField } from '../../primitives/FileDropField/FileDropField.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

/** A file of the registration: checked before it is sent. */
export interface MarkFile {
  readonly uploads: UploadsProps
  /** Why the file that was chosen last was not taken. */
  readonly error: string | null
}

interface MarkFileFieldProps {
  label: string
  buttonText: string
  hint: string
  accept: string
  file: MarkFile
}

/** One file, by button or dropped; another takes its place. */
export function MarkFileField({ label, buttonText, hint, accept, file }: MarkFileFieldProps) {
  return (
    <Stack gap={2}>
      <Text>{label}</Text>
      <FileDropField
        isSingle
        label={buttonText}
        hint={hint}
        accept={accept}
        error={file.error ?? undefined}
        onFiles={file.uploads.onFiles}
      />
      <UploadRows uploads={file.uploads} />
    </Stack>
  )
}
