import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '../http/index.ts'
import { createUpload } from './files.queries.ts'
import type { PutFile } from './put-file.ts'
import { type UploadInput, uploadMachine } from './upload.machine.ts'

export { isFaultOfFile, toUploadFailureNotice } from './upload-refusal.rules.ts'

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
