import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sanitizeFileName } from '@tramite/core/files'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../clock.ts'
import { toDeliveredType, toMediaType } from './content-type.ts'
import { toFileKey, toFolderName } from './file-key.ts'
import { type FileStore, MAX_GET_SECONDS, MAX_STORED_BYTES, PUT_SECONDS } from './files.port.ts'
import { createReceivers, DRAFTS_MAX_BYTES, type Receiver } from './receivers.ts'
import { toSignedPath } from './signed-address.ts'
import { StorageError } from './storage-error.ts'

/** For the server's own user only: other accounts of the machine read nothing of a customer's. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

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

/**
 * How an upload ended. Only `stored` leaves anything behind; `exists` means that another file is there,
 * `replaced` that another upload of it has begun, `full` that all uploads, or those of its sender, are too
 * large together.
 */
export type ReceiveOutcome = 'stored' | 'exists' | 'tooLarge' | 'tooShort' | 'replaced' | 'full'

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

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** A digest of the content; null for one larger than the size. */
async function digest(content: Readable, size: number): Promise<string | null> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    read += chunk.length
    if (read > size) return null
    hash.update(chunk)
  }
  return hash.digest('hex')
}

/** Files stored by the server itself are never ended, and have no limit. */
const itself: Pick<Receiver, 'grow'> = { grow: () => true }

/** Writes the stream into a new file, synced to disk. */
async function write(
  path: string,
  content: Readable,
  size: number,
  { replaced, grow }: Partial<Receiver> & Pick<Receiver, 'grow'>,
): Promise<ReceiveOutcome> {
  const file = await open(path, 'wx', FILE_MODE)
  const chunks = content.iterator({ destroyOnReturn: false })
  let written = 0
  try {
    while (true) {
      const next = chunks.next()
      const chunk = await (replaced ? Promise.race([replaced, next]) : next)
      if (chunk === 'replaced') return 'replaced'
      if (chunk.done) break
      written += chunk.value.length
      if (written > size) return 'tooLarge'
      if (!grow(chunk.value.length)) return 'full'
      await file.writeFile(chunk.value)
    }
    await file.sync()
  } finally {
    // Not awaited: a silent sender would block it.
    void chunks.return?.()
    await file.close()
  }
  return written < size ? 'tooShort' : 'stored'
}

/**
 * Files on the disk of this machine. A file is a folder of two, its content and its type, which is
 * written elsewhere and moved into place: it exists completely or not at all, and is never overwritten.
 */
export function createLocalFiles(options: LocalFilesOptions): LocalFiles {
  const { directory, secret, clock, draftsMaxBytes = DRAFTS_MAX_BYTES } = options
  const receiveAlone = createReceivers({
    all: draftsMaxBytes,
    each: Math.max(draftsMaxBytes / 4, MAX_STORED_BYTES),
  })
  const incoming = join(directory, '.incoming')
  const folderOf = (key: string) => join(directory, toFolderName(key))
  const expiresIn = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds

  async function head(key: string) {
    try {
      const folder = folderOf(key)
      const [content, contentType] = await Promise.all([
        stat(join(folder, 'content')),
        readFile(join(folder, 'type'), 'utf8'),
      ])
      return { size: content.size, contentType }
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }

  const read = (key: string, bytes?: number) =>
    createReadStream(join(folderOf(key), 'content'), bytes === undefined ? {} : { end: bytes - 1 })

  /** Whether a content equals the stored file. */
  async function compare(key: string, content: Readable, size: number): Promise<ReceiveOutcome> {
    const sent = await digest(content, size)
    return sent !== null && sent === (await digest(read(key), size)) ? 'stored' : 'exists'
  }

  async function put(
    { key, contentType, size }: { key: string; contentType: string; size: number },
    content: Readable,
    receiver: Partial<Receiver> & Pick<Receiver, 'grow'>,
  ): Promise<ReceiveOutcome> {
    const place = folderOf(key)
    if (await head(key)) return compare(key, content, size)
    const draft = join(incoming, uuid())
    await mkdir(draft, { recursive: true, mode: FOLDER_MODE })
    try {
      await writeFile(join(draft, 'type'), toMediaType(contentType), {
        flush: true,
        mode: FILE_MODE,
      })
      const outcome = await write(join(draft, 'content'), content, size, receiver)
      if (outcome === 'stored') await rename(draft, place)
      return outcome
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
      return await compare(key, createReadStream(join(draft, 'content')), size)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  return {
    head,
    async receive(file, content) {
      const received = await receiveAlone(file, async (receiver) =>
        (await head(file.key)) ? 'there' : put(file, content, receiver),
      )
      // It writes nothing, and others need not wait for it.
      return received === 'there' ? compare(file.key, content, file.size) : received
    },
    browserSource: null,

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

    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true })
    },

    // A file is never overwritten: complete is as good as kept.
    async keep({ key, size }) {
      const stored = await head(key)
      return stored?.size === size ? stored : null
    },

    async store(file, content) {
      if (await head(file.key)) return
      await put({ ...file, size: content.length }, Readable.from([content]), itself)
    },

    async storeStream(file, open) {
      if (await head(file.key)) return
      const outcome = await put(file, open(), itself)
      if (outcome !== 'stored' && outcome !== 'exists') throw new StorageError(outcome)
    },

    async check() {
      await mkdir(incoming, { recursive: true, mode: FOLDER_MODE })
      await access(incoming, constants.W_OK)
    },

    async *list() {
      const names = await readdir(directory).catch((error) => {
        if (hasCode(error, 'ENOENT')) return []
        throw error
      })
      for (const name of names) {
        const key = toFileKey(name)
        const info = key === null ? null : await stat(join(directory, name)).catch(() => null)
        if (key !== null && info?.isDirectory()) yield { key, storedAt: info.mtime }
      }
    },

    read,

    async sweep() {
      await mkdir(incoming, { recursive: true, mode: FOLDER_MODE })
      const limit = clock.now().getTime() - ABANDONED_AFTER_MS
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        // Another process may be ending this very upload. Its folder keeps the time of its beginning.
        const info = await stat(join(path, 'content')).catch(() => stat(path).catch(() => null))
        if (info && info.mtimeMs < limit) await rm(path, { recursive: true, force: true })
      }
    },
  }
}
