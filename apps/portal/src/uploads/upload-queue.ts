import {
  createUpload,
  evaluateUploads,
  type FileType,
  formatFileSize,
  hasUnfinishedUploads,
  toUploadFailureText,
  type UploadRecord,
  type UploadState,
  uploadMachine,
} from '@tramite/core/files'
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

/** A file that was chosen here, or one that arrived before the page was loaded again. */
type Entry =
  | { readonly id: string; readonly actor: UploadActor }
  | { readonly id: string; readonly actor: null; readonly record: UploadRecord }

/** All files of a form, as they are now. */
export interface UploadsSnapshot {
  readonly rows: readonly UploadRow[]
  readonly decision: ReturnType<typeof evaluateUploads>
  readonly isUnfinished: boolean
}

/** The files of a form on their way to the server. */
export interface UploadQueue {
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: string) => void
  /** Takes a file off the list, and stops it when it is on its way. */
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => UploadsSnapshot
}

function toState(entry: Entry): UploadState {
  if (!entry.actor) return { status: 'done', record: entry.record }
  const { value, context } = entry.actor.getSnapshot()
  return { status: value, record: context.record }
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
    const { fileName, fileSize } = entry.record
    return { id, name: fileName, sizeText: formatFileSize(fileSize), state: 'done' }
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
  const states = entries.map(toState)
  return {
    rows: entries.map(toRow),
    decision: evaluateUploads(states),
    isUnfinished: hasUnfinishedUploads(states),
  }
}

/**
 * The files of a form: sends them a few at a time and tells how each is doing.
 * @param restored files that arrived before the page was loaded again
 * @param onFailure called once for each attempt that failed, with what to tell the user
 */
export function createUploadQueue(
  type: FileType,
  restored: readonly UploadRecord[],
  onFailure: (text: string) => void,
): UploadQueue {
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = restored.map((record) => ({
    id: record.awsFileKey,
    actor: null,
    record,
  }))
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
  return {
    add: (files) => replace([...entries, ...files.map(open)]),
    retry: (id) => entries.find((entry) => entry.id === id)?.actor?.send({ type: 'RETRY' }),
    remove: (id) => {
      entries.find((entry) => entry.id === id)?.actor?.stop()
      replace(entries.filter((entry) => entry.id !== id))
    },
    clear: () => {
      for (const { actor } of entries) actor?.stop()
      replace([])
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
  }
}
