import { assign, fromPromise, setup } from 'xstate'
import { isClientError } from '../http/index.ts'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'
import { type SignedUrlInput, toSignedUrlInput, toUploadRecord } from './upload-record.ts'

/** Input of sending a file to its address. The address receives the content type only. */
export interface SendFileInput {
  readonly file: File
  readonly signedUrl: string
  /** Called with the fraction already sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Where a file is to be PUT, and its key there. */
export interface UploadAddress {
  readonly signedUrl: string
  readonly key: string
}

/** A file, and the address of an earlier attempt. */
export interface UploadInput {
  readonly file: File
  readonly type: FileType
  /** The address of an unanswered attempt, reused because the server counts every address it issues. */
  readonly kept?: UploadAddress | null
}

interface UploadContext extends Pick<UploadInput, 'file' | 'type'> {
  /** The current address; null where it was refused, for an unanswered attempt is repeated there. */
  readonly address: UploadAddress | null
  /** The address is that of an earlier attempt: it may have expired. */
  readonly isKept: boolean
  /** The fraction already sent, from 0 to 1. */
  readonly progress: number
  /** Set once the file has been sent. */
  readonly record: UploadRecord | null
  /** Why it failed. */
  readonly error: unknown
}

/** Events of an upload. `PROGRESS` comes from the sending actor. */
export type UploadEvent =
  | { readonly type: 'START' }
  | { readonly type: 'PROGRESS'; readonly fraction: number }

/**
 * One attempt to bring a file from the picker to the storage: requests a signed address, then PUTs the
 * file there. One that failed is repeated by another one, which takes its `address` as `kept`: it goes
 * there again, and to a new one if that is refused, since it may have expired. Stopping it cancels it.
 * The program provides the actors; they stop on their `signal`.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'unfinished',
  },
  actors: {
    requestUrl: fromPromise<UploadAddress, SignedUrlInput>(() =>
      Promise.reject(new Error('No requestUrl provided')),
    ),
    sendFile: fromPromise<void, SendFileInput>(() =>
      Promise.reject(new Error('No sendFile provided')),
    ),
  },
  guards: {
    hasAddress: ({ context }) => context.address !== null,
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { file, type, kept = null } }) => ({
    file,
    type,
    address: kept,
    isKept: kept !== null,
    progress: 0,
    record: null,
    error: null,
  }),
  initial: 'queued',
  states: {
    queued: {
      tags: 'unfinished',
      on: {
        START: [{ guard: 'hasAddress', target: 'sending' }, { target: 'requestingUrl' }],
      },
    },
    requestingUrl: {
      tags: 'unfinished',
      entry: assign({ progress: 0, address: null, isKept: false }),
      invoke: {
        src: 'requestUrl',
        input: ({ context: { file, type } }) => toSignedUrlInput(file, type),
        onDone: {
          target: 'sending',
          actions: assign({ address: ({ event }) => event.output }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    sending: {
      tags: 'unfinished',
      on: {
        PROGRESS: { actions: assign({ progress: ({ event }) => event.fraction }) },
      },
      invoke: {
        src: 'sendFile',
        input: ({ context: { file, address }, self }) => {
          if (!address) throw new Error('sending is entered with an address only')
          return {
            file,
            signedUrl: address.signedUrl,
            onProgress: (fraction) => self.send({ type: 'PROGRESS', fraction }),
          }
        },
        onDone: {
          target: 'done',
          actions: assign({
            progress: 1,
            record: ({ context: { file, address } }) =>
              address && toUploadRecord(file, address.key),
          }),
        },
        onError: [
          {
            guard: ({ context, event }) => context.isKept && isClientError(event.error),
            target: 'requestingUrl',
          },
          {
            target: 'failed',
            actions: assign(({ context, event: { error } }) => ({
              error,
              address: isClientError(error) ? null : context.address,
            })),
          },
        ],
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
})
