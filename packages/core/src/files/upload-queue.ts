import type { ApiClient } from '../http/index.ts'
import { createListeners } from '../listeners.ts'
import { fileMessages } from '../messages/files.ts'
import { type DraftFile, type DraftFiles, noDraftFiles } from './draft-files.rules.ts'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'
import { loadUploadCode } from './load-upload-code.ts'
import type { PutFile } from './put-file.ts'
import {
  type Chosen,
  type Entry,
  isCutOff,
  stop,
  toArrived,
  toGone,
  toMissing,
  toRefused,
  toRestored,
  toSnapshot,
  type UploadsSnapshot,
} from './upload-entries.ts'
import { addFiles, restoreOver, takeTurns, toRetried, withoutTurn } from './upload-list.rules.ts'
import { toUploadFailureText } from './uploads.rules.ts'

/** Options of an upload queue. */
export interface UploadQueueOptions {
  readonly client: ApiClient
  readonly putFile: PutFile
  /** Kind of file; `ATTACHMENT` when absent. */
  readonly type?: FileType
  /** Files of an earlier visit, from a draft. */
  readonly restored?: DraftFiles
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
  takeBack(files: readonly (UploadRecord | DraftFile)[], missing?: readonly string[]): void
  /** Replaces the files by those of another visit. Files that are being sent here count as missing there. */
  restore(kept: DraftFiles): void
  /** Aborts all uploads without reporting them, when the form is closed. */
  close(): void
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  snapshot(): UploadsSnapshot
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
  restored = noDraftFiles,
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

  /** Lets an actor send the file, unless it was removed while the actor's code was loading. */
  const start = async (chosen: Chosen) => {
    const { id, file, kept = null } = chosen
    try {
      const { createUploadActor, observeUpload } = await loadUploadCode()
      if (!entries.includes(chosen)) return
      const actor = createUploadActor({ client, putFile, file, type, kept })
      observeUpload(actor, file, {
        onChange: update,
        onFailed: onFailure,
        onUnsendable: (reason) => fail(id, reason),
        onSettled: startNext,
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
    const turns = takeTurns(entries)
    entries = turns.entries
    for (const chosen of turns.starting) start(chosen)
  }
  const restore = (kept: DraftFiles) => {
    const restored = restoreOver(entries, kept)
    for (const entry of restored.left) stop(entry)
    replace(restored.entries)
  }
  const retry = (isMeant: (entry: Entry) => boolean) =>
    replace(entries.map((entry) => (isMeant(entry) ? toRetried(entry) : entry)))
  return {
    add: (files) => {
      const added = addFiles(entries, files)
      if (added.hasTooMany) onFailure(fileMessages['files.tooMany'])
      replace(added.entries)
    },
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
    clear: () => restore(noDraftFiles),
    restore,
    close: () => {
      for (const entry of entries) stop(entry)
      // None of the files that wait for their code may start after this.
      entries = entries.map(withoutTurn)
    },
    subscribe: listeners.subscribe,
    snapshot: () => snapshot,
  }
}
