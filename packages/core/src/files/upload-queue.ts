import { type ApiClient, createRandomId, isUnanswered, isUnsent } from '../http/index.ts'
import { createListeners } from '../listeners.ts'
import { fileMessages } from '../messages/files.ts'
import { ATTACHMENTS_MAX, formatFileSize, UPLOADS_AT_ONCE } from './file-limits.ts'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'
import { type KeptFile, type KeptFiles, type NamedUpload, noKeptFiles } from './kept-files.rules.ts'
import type { PutFile } from './put-file.ts'
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

/** Options of an upload queue. */
export interface UploadQueueOptions {
  readonly client: ApiClient
  readonly putFile: PutFile
  /** Kind of file; `ATTACHMENT` when absent. */
  readonly type?: FileType
  /** Files of an earlier visit, from a draft. */
  readonly restored?: KeptFiles
  /** Called once for each failed attempt and for files left out, with the text for the user. */
  readonly onFailure?: (text: string) => void
}

/** The files of a form and their upload. */
export interface UploadQueue {
  /**
   * Adds files to the list, up to the maximum of a form; each is sent when its turn comes. A file replaces a
   * row of the same name that can only be removed, because its user has chosen it again.
   */
  add(files: readonly File[]): void
  /** Sends a failed file again, when its turn comes. */
  retry(id: string): void
  /** Sends files again that failed because there was no connection. */
  resume(): void
  /** Removes a file from the list, and aborts its upload. */
  remove(id: string): void
  /** Removes all files from the list. */
  clear(): void
  /** Marks the files that the server refused, with the reason; they can only be removed. By key of the file. */
  refuse(errors: Readonly<Record<string, string>>): void
  /**
   * Adds the files of a returned message, or of another form, with their age if known. `missing` are names of
   * files that have to be chosen again.
   */
  takeBack(files: readonly (UploadRecord | KeptFile)[], missing?: readonly string[]): void
  /** Replaces the files by those of another visit. Files that are being sent here count as missing there. */
  restore(kept: KeptFiles): void
  /** Aborts all uploads without reporting them, when the form is closed. */
  close(): void
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  snapshot(): UploadsSnapshot
}

/** A file that was chosen here; it has an actor once its turn has come. */
interface Chosen {
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
type Entry = Chosen | Former

/** The progress of a chosen file. */
function toProgress({ actor, error }: Chosen) {
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

function toArrived(given: UploadRecord | KeptFile): Entry {
  const { record, ...age } = 'record' in given ? given : { record: given }
  return { id: record.awsFileKey, file: null, record, fileName: record.fileName, ...age }
}

const toGone = ({ id, ...entry }: Entry, refusal: string): Entry => ({
  id,
  file: null,
  record: null,
  fileName: entry.file ? entry.file.name : entry.fileName,
  refusal,
})

function toMissing(fileName: string): Entry {
  return { id: createRandomId(), file: null, record: null, fileName }
}

function toRestored({ arrived, missing }: KeptFiles): Entry[] {
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

function toSnapshot(entries: readonly Entry[]): UploadsSnapshot {
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

function stop(entry: Entry): void {
  if (entry.file) entry.actor?.stop()
}

const isRunning = (entry: Entry) =>
  entry.file !== null &&
  (entry.isStarting || ['requestingUrl', 'sending'].includes(toProgress(entry).status))
const isWaiting = (entry: Entry): entry is Chosen =>
  entry.file !== null && !entry.isStarting && toProgress(entry).status === 'queued'

/** The file itself is no longer available: it can only be chosen again, or removed. */
const isGone = (entry: Entry): entry is Former => entry.file === null && entry.record === null

const isCutOff = (entry: Entry) => {
  if (entry.file === null) return false
  const { error } = toProgress(entry)
  return isUnanswered(error) || isUnsent(error)
}

function toRefused(entry: Entry, errors: Readonly<Record<string, string>>): Entry {
  const { record } = toUpload(entry)
  const refusal = record ? errors[record.awsFileKey] : undefined
  if (refusal === undefined) return entry
  stop(entry)
  return toGone(entry, refusal)
}

/**
 * The files of a form: sends them three at a time and reports the progress of each. The queue belongs to
 * the form and not to the component that shows it: leaving a tab must not stop the uploads.
 *
 * @example
 * const queue = createUploadQueue({ client: tramite.client, putFile })
 * queue.subscribe(() => show(queue.snapshot().rows))
 * queue.add(files)
 */
export function createUploadQueue({
  client,
  putFile,
  type = 'ATTACHMENT',
  restored = noKeptFiles,
  onFailure = () => {},
}: UploadQueueOptions): UploadQueue {
  const listeners = createListeners()
  let entries: readonly Entry[] = toRestored(restored)
  let snapshot = toSnapshot(entries)

  const update = () => {
    snapshot = toSnapshot(entries)
    listeners.notify()
  }
  const replace = (next: readonly Entry[]) => {
    entries = next
    update()
    startNext()
  }
  const exchange = (last: Entry, next: Entry) =>
    replace(entries.map((entry) => (entry === last ? next : entry)))

  const fail = (id: string, refusal: string) =>
    replace(entries.map((entry) => (entry.id === id ? toGone(entry, refusal) : entry)))

  /**
   * A file that has changed or disappeared since it was chosen can never be sent: it must be chosen again.
   */
  const failIfUnreadable = async (id: string, file: File) => {
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (!isReadable) fail(id, fileMessages['files.unreadable'])
  }

  /** Lets an actor send the file, unless it was removed while the actor's code was loading. */
  const start = async (chosen: Chosen) => {
    const { id, file, kept = null } = chosen
    try {
      const { createUploadActor, isFaultOfFile, toUploadFailureNotice } = await import(
        './upload-actor.ts'
      )
      if (!entries.includes(chosen)) return
      const actor = createUploadActor({ client, putFile, file, type, kept })
      let last: string = 'queued'
      actor.subscribe(({ value, context }) => {
        if (value === 'failed' && last !== 'failed') {
          const text = toUploadFailureText(file.name, context.error)
          onFailure(toUploadFailureNotice(file.name, text, context.error))
          if (isFaultOfFile(context.error)) fail(id, text)
          else void failIfUnreadable(id, file)
        }
        const isSettled = last !== value && (value === 'failed' || value === 'done')
        last = value
        update()
        if (isSettled) startNext()
      })
      actor.start()
      actor.send({ type: 'START' })
      exchange(chosen, { id, file, actor })
    } catch (error) {
      if (!entries.includes(chosen)) return
      exchange(chosen, { id, file, kept, actor: null, error })
      onFailure(toUploadFailureText(file.name, error))
    }
  }
  const startNext = () => {
    const free = Math.max(UPLOADS_AT_ONCE - entries.filter(isRunning).length, 0)
    const next = new Set<Entry>(entries.filter(isWaiting).slice(0, free))
    if (next.size === 0) return
    const starting: Chosen[] = []
    entries = entries.map((entry) => {
      if (!entry.file || !next.has(entry)) return entry
      const chosen = { ...entry, isStarting: true } as const
      starting.push(chosen)
      return chosen
    })
    for (const chosen of starting) start(chosen)
  }
  const open = (file: File, id = createRandomId()): Chosen => ({ id, file, actor: null })
  const add = (files: readonly File[]) => {
    const chosen = files.map((file) => open(file))
    const kept = entries.map((entry) => {
      const again = isGone(entry) && chosen.findIndex(({ file }) => file.name === entry.fileName)
      return again === false || again < 0 ? entry : (chosen.splice(again, 1)[0] ?? entry)
    })
    const all = [...kept, ...chosen]
    // A returned message may have more files already.
    const most = Math.max(ATTACHMENTS_MAX, entries.length)
    if (all.length > most) onFailure(fileMessages['files.tooMany'])
    replace(all.slice(0, most))
  }
  const stopAll = () => {
    for (const entry of entries) stop(entry)
  }
  const restore = (kept: KeptFiles) => {
    const isOurs = ({ file }: Entry) => file !== null && kept.missing.includes(file.name)
    const ours = entries.filter(isOurs)
    const names = ours.map(({ file }) => file?.name)
    for (const entry of entries) if (!ours.includes(entry)) stop(entry)
    const missing = kept.missing.filter((name) => !names.includes(name))
    replace([...toRestored({ ...kept, missing }), ...ours])
  }
  // Treated as if chosen again: it is queued behind the files that are already being sent.
  const retried = (entry: Entry): Entry => {
    if (!entry.file || toProgress(entry).status !== 'failed') return entry
    const kept = entry.actor ? entry.actor.getSnapshot().context.address : entry.kept
    return { ...open(entry.file, entry.id), kept: kept ?? null }
  }
  const retry = (isMeant: (entry: Entry) => boolean) =>
    replace(entries.map((entry) => (isMeant(entry) ? retried(entry) : entry)))
  return {
    add,
    retry: (id) => retry((entry) => entry.id === id),
    resume: () => {
      if (entries.some(isCutOff)) retry(isCutOff)
    },
    remove: (id) => {
      const removed = entries.find((entry) => entry.id === id)
      if (removed) stop(removed)
      replace(entries.filter((entry) => entry !== removed))
    },
    refuse: (errors) => replace(entries.map((entry) => toRefused(entry, errors))),
    takeBack: (files, missing = []) =>
      replace([...files.map(toArrived), ...missing.map(toMissing), ...entries]),
    clear: () => restore(noKeptFiles),
    restore,
    close: () => {
      stopAll()
      // None of the files that wait for their code may start after this.
      entries = entries.map((entry) =>
        entry.file && entry.isStarting ? open(entry.file, entry.id) : entry,
      )
    },
    subscribe: listeners.subscribe,
    snapshot: () => snapshot,
  }
}
