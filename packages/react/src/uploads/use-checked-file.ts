import type { UploadRecord } from '@tramite/core/files'
import { fileMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import type { Uploads, UploadsProps } from './queued-uploads.ts'

/** A single file, and why the one chosen last was not taken. */
export interface CheckedFile {
  /** For the view. */
  readonly file: { readonly uploads: UploadsProps; readonly error: string | null }
  /** The file on the server; null until it has been uploaded. */
  readonly record: UploadRecord | null
  /** Whether it is being checked or uploaded. */
  readonly isUnfinished: boolean
  /** Leaving the page would lose it: being checked or uploaded, or to be uploaded again. */
  readonly needsPage: boolean
  /** Shows at the file why a refused call does not accept it; ignores other errors. */
  readonly refuse: (error: unknown) => void
}

/**
 * A single file that is checked before it is uploaded. A refused file is shown as a failed row if there is no
 * other file, so that the form is not sent without it unnoticed; it can be removed.
 * @param uploads where it is uploaded
 * @param check returns why a file is rejected; null if it is accepted
 */
export function useCheckedFile(
  uploads: Uploads,
  check: (file: File) => Promise<string | null>,
): CheckedFile {
  const [error, setError] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [isChecking, setChecking] = useState(false)
  const newest = useRef<File>(null)
  const { decision, props, refuse } = uploads
  const [record = null] = decision.allowed ? decision.attachments : []
  const take = async (file: File) => {
    newest.current = file
    setChecking(true)
    const refusal = await check(file).catch(() => fileMessages['files.unreadable'])
    // Another file was chosen while this one was being read.
    if (newest.current !== file) return
    setChecking(false)
    setError(refusal)
    setName(file.name)
    // The file that was accepted before stays until another one is.
    if (refusal !== null) return
    uploads.clear()
    props.onFiles([file])
  }
  const onFiles = ([file]: File[]) => {
    if (file) void take(file)
  }
  const isUnfinished = isChecking || uploads.isUnfinished
  const needsPage = isChecking || uploads.needsPage
  const onRemove = (id: string) => {
    setError(null)
    props.onRemove(id)
  }
  const rows: UploadsProps['rows'] =
    error && !props.rows[0]
      ? [{ id: name, name, sizeText: '', state: 'failed', isGone: true }]
      : props.rows
  const file = { uploads: { ...props, rows, onFiles, onRemove }, error }
  return { file, record, isUnfinished, needsPage, refuse }
}
