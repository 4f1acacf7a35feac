import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '../http/index.ts'
import { createUpload } from './files.queries.ts'
import type { PutFile } from './put-file.ts'
import { type UploadInput, uploadMachine } from './upload.machine.ts'

/** A file on its way. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** An upload that is bound to its calls; it begins with START. A module of its own: it comes with the first file. */
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
