import { createRandomId, isUnanswered, isUnsent } from '../http/index.ts'
import { fileMessages } from '../messages/files.ts'
import type { DraftFile, DraftFiles, NamedUpload } from './draft-files.rules.ts'
import { ATTACHMENTS_MAX, formatFileSize } from './file-limits.ts'
import type { UploadRecord } from './files.types.ts'
import type { UploadAddress } from './upload.machine.ts'
import type { UploadActor } from './upload-actor.ts'
import { evaluateUploads, hasUnfinishedUploads, toUploadFailureText } from './uploads.rules.ts'

/** A row of the list of files in a form. */
export interface UploadRow {
  readonly id: string
  readonly name: string
  /** The size for display: '1,2 MB'; empty when the file is not available. */
  readonly sizeText: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** In percent, 0 to 100. */
  readonly progress?: number
  /** Why it failed. */
  readonly error?: string | undefined
  /**
   * It cannot be sent again, only removed: the file is no longer available, the file itself was refused, or
   * there are too many files.
   */
  readonly isGone?: boolean
}

/** The current state of all files of a form. */
export interface UploadsSnapshot {
  readonly rows: readonly UploadRow[]
  /** Whether the form may be sent with them. */
  readonly decision: ReturnType<typeof evaluateUploads>
  /** Files are still being uploaded: a form that is sent waits for them. */
  readonly isUnfinished: boolean
  /** Leaving the page would lose files that are being uploaded, or that wait for the connection. */
  readonly needsPage: boolean
  /** What a draft can keep of them. */
  readonly uploads: readonly NamedUpload[]
}

/** A file that was chosen here; it has an actor once its turn has come. */
export interface Chosen {
  readonly id: string
  readonly file: File
  readonly actor: UploadActor | null
  /** The address of an unanswered attempt, which may or may not have stored the file. */
  readonly kept?: UploadAddress | null
  /** Its turn has come, and the code that sends it is being loaded. */
  readonly isStarting?: true
  /** Why that code could not be loaded. */
  readonly error?: unknown
}

/**
 * A file of an earlier visit: uploaded by then, or without a record, in which case only its name is
 * known; or a file that the server has refused, with the reason.
 */
interface Former {
  readonly id: string
  readonly file: null
  readonly record: UploadRecord | null
  readonly fileName: string
  readonly refusal?: string
  /** In milliseconds since the epoch, where it is known. */
  readonly arrivedAt?: number
}
export type Entry = Chosen | Former

/** The progress of a chosen file. */
export function toProgress({ actor, error }: Chosen) {
  if (!actor) {
    const status: 'failed' | 'queued' = error === undefined ? 'queued' : 'failed'
    return { status, progress: 0, record: null, error }
  }
  const { value, context } = actor.getSnapshot()
  return { status: value, progress: context.progress, record: context.record, error: context.error }
}

function toUpload(entry: Entry): NamedUpload {
  if (!entry.file) {
    const { record, fileName, arrivedAt } = entry
    return { status: record ? 'done' : 'failed', record, fileName, arrivedAt }
  }
  const { status, record } = toProgress(entry)
  return { status, record, fileName: entry.file.name }
}

export function toArrived(given: UploadRecord | DraftFile): Entry {
  const { record, ...age } = 'record' in given ? given : { record: given }
  return { id: record.awsFileKey, file: null, record, fileName: record.fileName, ...age }
}

export const toGone = ({ id, ...entry }: Entry, refusal: string): Entry => ({
  id,
  file: null,
  record: null,
  fileName: entry.file ? entry.file.name : entry.fileName,
  refusal,
})

export function toMissing(fileName: string): Entry {
  return { id: createRandomId(), file: null, record: null, fileName }
}

export function toRestored({ arrived, missing }: DraftFiles): Entry[] {
  return [...arrived.map(toArrived), ...missing.map(toMissing)]
}

const rowStates = {
  queued: 'waiting',
  requestingUrl: 'waiting',
  sending: 'sending',
  done: 'done',
  failed: 'failed',
} as const

function toRow(entry: Entry): UploadRow {
  const { id, file } = entry
  if (!file) {
    const { fileName: name, record, refusal = fileMessages['files.notKept'] } = entry
    return record
      ? { id, name, sizeText: formatFileSize(record.fileSize), state: 'done' }
      : { id, name, sizeText: '', state: 'failed', error: refusal, isGone: true }
  }
  const { status, progress, error } = toProgress(entry)
  return {
    id,
    name: file.name,
    sizeText: formatFileSize(file.size),
    state: rowStates[status],
    progress: progress * 100,
    error: status === 'failed' ? toUploadFailureText(file.name, error) : undefined,
  }
}

/** The rows. Uploaded files beyond the maximum of a form can only be removed. */
function toRows(entries: readonly Entry[]): UploadRow[] {
  let room = ATTACHMENTS_MAX
  return entries.map(toRow).map((row) => {
    if (row.state === 'failed') return row
    room -= 1
    if (room >= 0 || row.state !== 'done') return row
    return { ...row, state: 'failed', error: fileMessages['files.surplus'], isGone: true }
  })
}

export function toSnapshot(entries: readonly Entry[]): UploadsSnapshot {
  const uploads = entries.map(toUpload)
  const isUnfinished = hasUnfinishedUploads(uploads)
  return {
    rows: toRows(entries),
    decision: evaluateUploads(uploads),
    isUnfinished,
    needsPage: isUnfinished || entries.some(isCutOff),
    uploads,
  }
}

export function stop(entry: Entry): void {
  if (entry.file) entry.actor?.stop()
}

export const isRunning = (entry: Entry) =>
  entry.file !== null &&
  (entry.isStarting || ['requestingUrl', 'sending'].includes(toProgress(entry).status))
export const isWaiting = (entry: Entry): entry is Chosen =>
  entry.file !== null && !entry.isStarting && toProgress(entry).status === 'queued'

/** The file itself is no longer available: it can only be chosen again, or removed. */
export const isGone = (entry: Entry): entry is Former =>
  entry.file === null && entry.record === null

export const isCutOff = (entry: Entry) => {
  if (entry.file === null) return false
  const { error } = toProgress(entry)
  return isUnanswered(error) || isUnsent(error)
}

export function toRefused(entry: Entry, errors: Readonly<Record<string, string>>): Entry {
  const { record } = toUpload(entry)
  const refusal = record ? errors[record.awsFileKey] : undefined
  if (refusal === undefined) return entry
  stop(entry)
  return toGone(entry, refusal)
}
