import { Readable } from 'node:stream'
import { sanitizeFileName } from '@tramite/core/files'
import type { Clock } from '../clock.ts'
import { toDeliveredType, toMediaType } from './content-type.ts'
import { createFileFolder, type ReceiveOutcome } from './file-folder.ts'
import { toFolderName } from './file-key.ts'
import { type FileStore, MAX_GET_SECONDS, MAX_STORED_BYTES, PUT_SECONDS } from './files.port.ts'
import { createReceivers, DRAFTS_MAX_BYTES, type Receiver } from './receivers.ts'
import { toSignedPath } from './signed-address.ts'
import { StorageError } from './storage-error.ts'

/** An upload that has received nothing for this long has lost its process. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

export interface LocalFilesOptions {
  /** Folder of the files; created when missing. */
  readonly directory: string
  readonly secret: string
  readonly clock: Clock
  /** Maximum bytes of all incomplete uploads on the disk together. */
  readonly draftsMaxBytes?: number
}

/** The local disk as a store: the port, and what its routes need. */
export interface LocalFiles extends FileStore {
  /**
   * Stores a stream under a key, atomically. Leaves an oversized stream unread and open. The identical
   * file already stored counts as success: a client that lost the answer sends it again. An upload in
   * progress under the same key is ended.
   * @param file.size exact number of bytes
   * @param file.sender whose share of the room for uploads it takes
   * @throws what the stream or the disk throws
   */
  receive(
    file: { key: string; contentType: string; size: number; sender: string },
    content: Readable,
  ): Promise<ReceiveOutcome>
  read(key: string, bytes?: number): Readable
}

/** Files stored by the server itself are never ended, and have no limit. */
const itself: Pick<Receiver, 'grow'> = { grow: () => true }

/** Files on the disk of this machine, which this server accepts and serves itself, under signed addresses. */
export function createLocalFiles(options: LocalFilesOptions): LocalFiles {
  const { directory, secret, clock, draftsMaxBytes = DRAFTS_MAX_BYTES } = options
  const receiveAlone = createReceivers({
    all: draftsMaxBytes,
    each: Math.max(draftsMaxBytes / 4, MAX_STORED_BYTES),
  })
  const folder = createFileFolder(directory)
  const expiresIn = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds

  return {
    head: folder.head,
    read: folder.read,
    remove: folder.remove,
    list: folder.list,
    check: folder.check,
    browserSource: null,

    async receive(file, content) {
      const received = await receiveAlone(file, async (receiver) =>
        (await folder.head(file.key)) ? 'there' : folder.put(file, content, receiver),
      )
      // It writes nothing, and others need not wait for it.
      return received === 'there' ? folder.compare(file.key, content, file.size) : received
    },

    async createPutUrl({ key, contentType, size, sender = '' }) {
      toFolderName(key)
      if (size > MAX_STORED_BYTES) throw new RangeError('The file is too large')
      const type = toMediaType(contentType)
      const expires = expiresIn(PUT_SECONDS)
      return toSignedPath(secret, { method: 'PUT', key, expires, type, name: sender, size })
    },

    async createGetUrl({ key, fileName, contentType, expiresInSeconds = MAX_GET_SECONDS }) {
      toFolderName(key)
      const expires = expiresIn(Math.min(expiresInSeconds, MAX_GET_SECONDS))
      const [name, type] = [sanitizeFileName(fileName), toDeliveredType(contentType)]
      return toSignedPath(secret, { method: 'GET', key, expires, type, name, size: 0 })
    },

    // A file is never overwritten: complete is as good as kept.
    async keep({ key, size }) {
      const stored = await folder.head(key)
      return stored?.size === size ? stored : null
    },

    async store(file, content) {
      if (await folder.head(file.key)) return
      await folder.put({ ...file, size: content.length }, Readable.from([content]), itself)
    },

    async storeStream(file, open) {
      if (await folder.head(file.key)) return
      const outcome = await folder.put(file, open(), itself)
      if (outcome !== 'stored' && outcome !== 'exists') throw new StorageError(outcome)
    },

    sweep: () => folder.sweep(clock.now().getTime() - ABANDONED_AFTER_MS),
  }
}
