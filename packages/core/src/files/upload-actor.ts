import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '../http/index.ts'
import { fileMessages } from '../messages/files.ts'
import { createUpload } from './files.queries.ts'
import type { PutFile } from './put-file.ts'
import { type UploadInput, uploadMachine } from './upload.machine.ts'
import { isFaultOfFile, toUploadFailureNotice } from './upload-refusal.rules.ts'
import { toUploadFailureText } from './uploads.rules.ts'

/** A running upload. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** An upload actor bound to its calls; START begins it. In a module of its own, loaded with the first file. */
export function createUploadActor({
  client,
  putFile,
  ...input
}: UploadInput & { readonly client: ApiClient; readonly putFile: PutFile }): UploadActor {
  const machine = uploadMachine.provide({
    actors: {
      requestUrl: fromPromise(({ input: asked, signal }) =>
        createUpload(client, asked).queryFn({ signal }),
      ),
      sendFile: fromPromise(({ input: sent, signal }) => putFile({ ...sent, signal })),
    },
  })
  return createActor(machine, { input })
}

/** What a queue is told of a running upload. */
export interface UploadObserver {
  /** Its state or its progress has changed. */
  onChange(): void
  /** An attempt has failed. The text names the file where its row does not say so. */
  onFailed(text: string): void
  /** The file can never be sent as it is, for this reason. */
  onUnsendable(reason: string): void
  /** An attempt has ended, in either way. */
  onSettled(): void
}

/** A file that has changed or disappeared since it was chosen can never be sent: it must be chosen again. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Observes the upload of a file, which has not begun. */
export function observeUpload(actor: UploadActor, file: File, observer: UploadObserver): void {
  const reportFailure = (error: unknown) => {
    const text = toUploadFailureText(file.name, error)
    observer.onFailed(toUploadFailureNotice(file.name, text, error))
    if (isFaultOfFile(error)) {
      observer.onUnsendable(text)
      return
    }
    void isReadable(file).then((is) => {
      if (!is) observer.onUnsendable(fileMessages['files.unreadable'])
    })
  }
  let last: string = 'queued'
  actor.subscribe(({ value, context }) => {
    const isNew = last !== value
    last = value
    if (isNew && value === 'failed') reportFailure(context.error)
    observer.onChange()
    if (isNew && (value === 'failed' || value === 'done')) observer.onSettled()
  })
}
