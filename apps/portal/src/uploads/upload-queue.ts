import {
  createUpload,
  evaluateUploads,
  type FileType,
  formatFileSize,
  hasUnfinishedUploads,
  type KeptFiles,
  type NamedUpload,
  noKeptFiles,
  toUploadFailureText,
  type UploadRecord,
  uploadMachine,
} from '@tramite/core/files'
import { fileMessages } from '@tramite/core/messages'
import type { UploadsProps } from '@tramite/ui/demands/create'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { client } from '../integrations/client.ts'
import { putFile } from '../integrations/put-file.ts'

type UploadRow = UploadsProps['rows'][number]
type UploadActor = ActorRefFrom<typeof uploadMachine>

/** Files sent at the same time; the others wait their turn. */
const parallel = 3

const machine = uploadMachine.provide({
  actors: {
    requestUrl: fromPromise(({ input, signal }) => createUpload(client, input).queryFn({ signal })),
    sendFile: fromPromise(({ input, signal }) => putFile({ ...input, signal })),
  },
})

/**
 * A file that was chosen here; or one of an earlier visit, which had arrived by then or is without
 * its record, and then has only its name; or one that the server has refused, and why.
 */
type Entry =
  | { readonly id: string; readonly actor: UploadActor }
  | {
      readonly id: string
      readonly actor: null
      readonly record: UploadRecord | null
      readonly fileName: string
      readonly refusal?: string
    }

/** All files of a form, as they are now. */
export interface UploadsSnapshot {
  readonly rows: readonly UploadRow[]
  readonly decision: ReturnType<typeof evaluateUploads>
  readonly isUnfinished: boolean
  /** What a draft can keep of them. */
  readonly uploads: readonly NamedUpload[]
}

/** The files of a form on their way to the server. */
export interface UploadQueue {
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: string) => void
  /** Takes a file off the list, and stops it when it is on its way. */
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** Has the files that the server refused say why; they can only be removed. By key of the file. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => void
  /** Lays files that had left with a message back beside those that are here. */
  readonly takeBack: (records: readonly UploadRecord[]) => void
  /** Puts the files of another visit in place of those that are here. */
  readonly restore: (kept: KeptFiles) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => UploadsSnapshot
}

function toUpload(entry: Entry): NamedUpload {
  if (!entry.actor) {
    const { record, fileName } = entry
    return { status: record ? 'done' : 'failed', record, fileName }
  }
  const { value, context } = entry.actor.getSnapshot()
  return { status: value, record: context.record, fileName: context.file.name }
}

const toArrived = (record: UploadRecord): Entry => ({
  id: record.awsFileKey,
  actor: null,
  record,
  fileName: record.fileName,
})

function toRestored({ arrived, missing }: KeptFiles): Entry[] {
  return [
    ...arrived.map(({ record }) => toArrived(record)),
    ...missing.map((fileName) => ({
      id: crypto.randomUUID(),
      actor: null,
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
  const { id, actor } = entry
  if (!actor) {
    const { fileName: name, record, refusal = fileMessages['files.notKept'] } = entry
    return record
      ? { id, name, sizeText: formatFileSize(record.fileSize), state: 'done' }
      : {
          id,
          name,
          sizeText: '',
          state: 'failed',
          error: refusal,
          isGone: true,
        }
  }
  const { value, context } = actor.getSnapshot()
  const { file, progress, error } = context
  return {
    id,
    name: file.name,
    sizeText: formatFileSize(file.size),
    state: rowStates[value],
    progress: progress * 100,
    error: value === 'failed' ? toUploadFailureText(file.name, error) : undefined,
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

function toRefused(entry: Entry, errors: Readonly<Record<string, string>>): Entry {
  const { record, fileName } = toUpload(entry)
  const refusal = record ? errors[record.awsFileKey] : undefined
  if (refusal === undefined) return entry
  entry.actor?.stop()
  return { id: entry.id, actor: null, record: null, fileName, refusal }
}

/**
 * The files of a form: sends them a few at a time and tells how each is doing.
 * @param restored files of an earlier visit
 * @param onFailure called once for each attempt that failed, with what to tell the user
 */
export function createUploadQueue(
  type: FileType,
  restored: KeptFiles,
  onFailure: (text: string) => void,
): UploadQueue {
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = toRestored(restored)
  let snapshot = toSnapshot(entries)

  const startNext = () => {
    const states = entries.map((entry) => entry.actor?.getSnapshot().value)
    const running = states.filter((value) => value === 'requestingUrl' || value === 'sending')
    const waiting = entries.filter((_, index) => states[index] === 'queued')
    for (const entry of waiting.slice(0, Math.max(parallel - running.length, 0))) {
      entry.actor?.send({ type: 'START' })
    }
  }
  const update = () => {
    snapshot = toSnapshot(entries)
    for (const listener of listeners) listener()
  }
  const replace = (next: readonly Entry[]) => {
    entries = next
    update()
    startNext()
  }
  const open = (file: File): Entry => {
    const actor = createActor(machine, { input: { file, type } })
    let last: string = 'queued'
    actor.subscribe(({ value, context }) => {
      if (value === 'failed' && last !== 'failed')
        onFailure(toUploadFailureText(file.name, context.error))
      const isSettled = last !== value && (value === 'failed' || value === 'done')
      last = value
      update()
      if (isSettled) startNext()
    })
    return { id: crypto.randomUUID(), actor: actor.start() }
  }
  const restore = (kept: KeptFiles) => {
    for (const { actor } of entries) actor?.stop()
    replace(toRestored(kept))
  }
  return {
    add: (files) => replace([...entries, ...files.map(open)]),
    retry: (id) => entries.find((entry) => entry.id === id)?.actor?.send({ type: 'RETRY' }),
    remove: (id) => {
      entries.find((entry) => entry.id === id)?.actor?.stop()
      replace(entries.filter((entry) => entry.id !== id))
    },
    refuse: (errors) => replace(entries.map((entry) => toRefused(entry, errors))),
    takeBack: (records) => replace([...records.map(toArrived), ...entries]),
    clear: () => restore(noKeptFiles),
    restore,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
  }
}
