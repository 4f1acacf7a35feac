import { assign, fromPromise, setup } from 'xstate'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'
import { type SignedUrlInput, toSignedUrlInput, toUploadRecord } from './upload-record.ts'

/** What putting the file to its address takes. The address gets the content type only. */
export interface SendFileInput {
  readonly file: File
  readonly signedUrl: string
  /** Takes the part already sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** A file on its way, and where it is. */
export interface UploadInput {
  readonly file: File
  readonly type: FileType
}

interface UploadContext extends UploadInput {
  /** The part already sent, from 0 to 1. */
  readonly progress: number
  /** Set once the file is sent. */
  readonly record: UploadRecord | null
  /** What the last attempt failed with. */
  readonly error: unknown
}

/** Events of an upload. `PROGRESS` comes from the sending actor. */
export type UploadEvent =
  | { readonly type: 'START' }
  | { readonly type: 'PROGRESS'; readonly fraction: number }
  | { readonly type: 'RETRY' }
  | { readonly type: 'CANCEL' }

/**
 * One file from the picker to the storage: asks for a signed address, then puts the file there. An
 * attempt that failed or was cancelled can be repeated and asks for a new address, since the old one
 * may have expired. The program provides the actors; they stop by their `signal`.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'unfinished',
  },
  actors: {
    requestUrl: fromPromise<{ signedUrl: string; key: string }, SignedUrlInput>(() =>
      Promise.reject(new Error('No requestUrl provided')),
    ),
    sendFile: fromPromise<void, SendFileInput>(() =>
      Promise.reject(new Error('No sendFile provided')),
    ),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: 0, record: null, error: null }),
  initial: 'queued',
  states: {
    queued: {
      tags: 'unfinished',
      on: { START: 'requestingUrl', CANCEL: 'cancelled' },
    },
    requestingUrl: {
      tags: 'unfinished',
      entry: assign({ progress: 0, error: null, record: null }),
      on: { CANCEL: 'cancelled' },
      invoke: {
        src: 'requestUrl',
        input: ({ context: { file, type } }) => toSignedUrlInput(file, type),
        onDone: {
          target: 'sending',
          actions: assign({
            record: ({ context: { file }, event }) => toUploadRecord(file, event.output.key),
          }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    sending: {
      tags: 'unfinished',
      on: {
        CANCEL: 'cancelled',
        PROGRESS: { actions: assign({ progress: ({ event }) => event.fraction }) },
      },
      invoke: {
        src: 'sendFile',
        input: ({ context, event, self }) => {
          if (!('output' in event)) throw new Error('sending is entered from requestUrl only')
          const { signedUrl } = event.output as { signedUrl: string }
          return {
            file: context.file,
            signedUrl,
            onProgress: (fraction) => self.send({ type: 'PROGRESS', fraction }),
          }
        },
        onDone: { target: 'done', actions: assign({ progress: 1 }) },
        onError: {
          target: 'failed',
          actions: assign({ error: ({ event }) => event.error, record: null }),
        },
      },
    },
    done: { type: 'final' },
    failed: { on: { RETRY: 'requestingUrl', CANCEL: 'cancelled' } },
    cancelled: {
      entry: assign({ progress: 0, record: null }),
      on: { RETRY: 'requestingUrl' },
    },
  },
})
