import { type ApiClient, createRandomId } from '../http/index.ts'
import { fileMessages } from '../messages/files.ts'
import { formatFileSize } from './file-limits.ts'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'
import { type KeptFiles, type NamedUpload, noKeptFiles } from './kept-files.rules.ts'
import type { PutFile } from './put-file.ts'
import type { UploadAddress } from './upload.machine.ts'
import type { UploadActor } from './upload-actor.ts'
import { evaluateUploads, hasUnfinishedUploads, toUploadFailureText } from './uploads.rules.ts'

/** Files sent at the same time; the others wait their turn. */
const PARALLEL = 3

/** A file of a form as it is shown. */
export interface UploadRow {
  readonly id: string
  readonly name: string
  /** As it is shown: '1,2 MB'; empty when the file is not at hand. */
  readonly sizeText: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  readonly progress?: number
  /** Why it failed. */
  readonly error?: string | undefined
  /** The file itself is no longer at hand: it can be removed, and chosen again. */
  readonly isGone?: boolean
}

/** All files of a form, as they are now. */
export interface UploadsSnapshot {
  readonly rows: readonly UploadRow[]
  /** Whether the form may be sent with them. */
  readonly decision: ReturnType<typeof evaluateUploads>
  readonly isUnfinished: boolean
  /** What a draft can keep of them. */
  readonly uploads: readonly NamedUpload[]
}

/** What a queue sends files with. */
export interface UploadQueueOptions {
  readonly client: ApiClient
  readonly putFile: PutFile
  /** Kind of file; `ATTACHMENT` when absent. */
  readonly type?: FileType
  /** Files of an earlier visit, from a draft. */
  readonly restored?: KeptFiles
  /** Called once for each attempt that failed, with what to tell the user. */
  readonly onFailure?: (text: string) => void
}

/** The files of a form on their way to the server. */
export interface UploadQueue {
  /** Puts files on the list; they are sent as their turns come. */
  add(files: readonly File[]): void
  /** Sends a file that failed again, when its turn comes. */
  retry(id: string): void
  /** Takes a file off the list, and stops it when it is on its way. */
  remove(id: string): void
  /** Takes all files off the list. */
  clear(): void
  /** Has the files that the server refused say why; they can only be removed. By key of the file. */
  refuse(errors: Readonly<Record<string, string>>): void
  /** Lays files that had left with a message back beside those that are here. */
  takeBack(records: readonly UploadRecord[]): void
  /** Puts the files of another visit in place of those that are here. */
  restore(kept: KeptFiles): void
  /** Stops all that is on its way, without a word: the form is gone. */
  close(): void
  /** @returns ends it */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  snapshot(): UploadsSnapshot
}

/** A file that was chosen here; it has an actor once its turn has come. */
interface Chosen {
  readonly id: string
  readonly file: File
  readonly actor: UploadActor | null
  /** Where an attempt that got no answer has put it, or meant to. */
  readonly kept?: UploadAddress | null
  /** Its turn has come, and the code that sends it is being fetched. */
  readonly isStarting?: true
  /** Why that code did not come. */
  readonly error?: unknown
}
/**
 * A file of an earlier visit, which had arrived by then or is without its record, and then has only its
 * name; or one that the server has refused, and why.
 */
interface Former {
  readonly id: string
  readonly file: null
  readonly record: UploadRecord | null
  readonly fileName: string
  readonly refusal?: string
}
type Entry = Chosen | Former

/** Where a chosen file is. */
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
    const { record, fileName } = entry
    return { status: record ? 'done' : 'failed', record, fileName }
  }
  const { status, record } = toProgress(entry)
  return { status, record, fileName: entry.file.name }
}

const toArrived = (record: UploadRecord): Entry => ({
  id: record.awsFileKey,
  file: null,
  record,
  fileName: record.fileName,
})

const toUnreadable = ({ id, ...entry }: Entry): Entry => ({
  id,
  file: null,
  record: null,
  fileName: entry.file ? entry.file.name : entry.fileName,
  refusal: fileMessages['files.unreadable'],
})

function toRestored({ arrived, missing }: KeptFiles): Entry[] {
  return [
    ...arrived.map(({ record }) => toArrived(record)),
    ...missing.map((fileName) => ({
      id: createRandomId(),
      file: null,
      record: null,
      fileName,
    })),
  ]
}

const rowStates = {
  queued: 'waiting',
  requestingUrl: 'waiting',
  sending: 'sending',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
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

function toSnapshot(entries: readonly Entry[]): UploadsSnapshot {
  const uploads = entries.map(toUpload)
  return {
    rows: entries.map(toRow),
    decision: evaluateUploads(uploads),
    isUnfinished: hasUnfinishedUploads(uploads),
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

function toRefused(entry: Entry, errors: Readonly<Record<string, string>>): Entry {
  const { record, fileName } = toUpload(entry)
  const refusal = record ? errors[record.awsFileKey] : undefined
  if (refusal === undefined) return entry
  stop(entry)
  return { id: entry.id, file: null, record: null, fileName, refusal }
}

/**
 * The files of a form: sends them three at a time and tells how each is doing. It belongs to the
 * form and not to what shows it: a tab that is left must not stop them.
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
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = toRestored(restored)
  let snapshot = toSnapshot(entries)

  const update = () => {
    snapshot = toSnapshot(entries)
    for (const listener of listeners) listener()
  }
  const replace = (next: readonly Entry[]) => {
    entries = next
    update()
    startNext()
  }
  const exchange = (last: Entry, next: Entry) =>
    replace(entries.map((entry) => (entry === last ? next : entry)))

  /** A file that has changed or gone since it was chosen fails for ever: it must be chosen anew. */
  const giveUpUnreadable = async (id: string, file: File) => {
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (!isReadable)
      replace(entries.map((entry) => (entry.id === id ? toUnreadable(entry) : entry)))
  }

  /** Has an actor send the file, unless it was taken away while the actor's code was on its way. */
  const start = async (chosen: Chosen) => {
    const { id, file, kept = null } = chosen
    try {
      const { createUploadActor } = await import('./upload-actor.ts')
      if (!entries.includes(chosen)) return
      const actor = createUploadActor({ client, putFile, file, type, kept })
      let last: string = 'queued'
      actor.subscribe(({ value, context }) => {
        if (value === 'failed' && last !== 'failed') {
          onFailure(toUploadFailureText(file.name, context.error))
          void giveUpUnreadable(id, file)
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
    const free = Math.max(PARALLEL - entries.filter(isRunning).length, 0)
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
  const stopAll = () => {
    for (const entry of entries) stop(entry)
  }
  const restore = (kept: KeptFiles) => {
    stopAll()
    replace(toRestored(kept))
  }
  // As if it were chosen again: it waits its turn behind those that are on their way.
  const retried = (entry: Entry): Entry => {
    if (!entry.file || toProgress(entry).status !== 'failed') return entry
    const kept = entry.actor ? entry.actor.getSnapshot().context.address : entry.kept
    return { ...open(entry.file, entry.id), kept: kept ?? null }
  }
  return {
    add: (files) => replace([...entries, ...files.map((file) => open(file))]),
    retry: (id) => replace(entries.map((entry) => (entry.id === id ? retried(entry) : entry))),
    remove: (id) => {
      const removed = entries.find((entry) => entry.id === id)
      if (removed) stop(removed)
      replace(entries.filter((entry) => entry !== removed))
    },
    refuse: (errors) => replace(entries.map((entry) => toRefused(entry, errors))),
    takeBack: (records) => replace([...records.map(toArrived), ...entries]),
    clear: () => restore(noKeptFiles),
    restore,
    close: () => {
      stopAll()
      // None of those that wait for their code begins after this.
      entries = entries.map((entry) =>
        entry.file && entry.isStarting ? open(entry.file, entry.id) : entry,
      )
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
  }
}
