import { createHash } from 'node:crypto'
import { constants, createReadStream, type ReadStream } from 'node:fs'
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
import type { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { toMediaType } from './content-type.ts'
import { toFileKey, toFolderName } from './file-key.ts'
import type { ListedFile, PutRequest, StoredFile } from './files.port.ts'
import type { Receiver } from './receivers.ts'

/** For the server's own user only: other accounts of the machine read nothing of a customer's. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/**
 * How an upload ended. Only `stored` leaves anything behind; `exists` means that another file is there,
 * `replaced` that another upload of it has begun, `full` that all uploads, or those of its sender, are too
 * large together.
 */
export type ReceiveOutcome = 'stored' | 'exists' | 'tooLarge' | 'tooShort' | 'replaced' | 'full'

/** How much a stream may bring, and what ends it. */
type Writer = Partial<Receiver> & Pick<Receiver, 'grow'>

/** The files in a folder of this machine. */
export interface FileFolder {
  /** The file stored under a key; null when there is none. */
  head(key: string): Promise<StoredFile | null>
  /**
   * The content of a stored file.
   * @param bytes maximum, from the beginning; all when absent
   */
  read(key: string, bytes?: number): ReadStream
  /**
   * Compares a content with the stored file.
   * @returns `stored` when they are equal
   */
  compare(key: string, content: Readable, size: number): Promise<'stored' | 'exists'>
  /**
   * Stores a stream, atomically; compares it with the file when there is one.
   * @throws what the stream or the disk throws
   */
  put(file: PutRequest, content: Readable, writer: Writer): Promise<ReceiveOutcome>
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Every stored file, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Deletes what uploads have left that received nothing since an instant, epoch milliseconds. */
  sweep(limit: number): Promise<void>
  /** Resolves if something can be stored now. */
  check(): Promise<void>
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

/** Writes the stream into a new file, synced to disk. */
async function write(
  path: string,
  content: Readable,
  size: number,
  { replaced, grow }: Writer,
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
 * The files in a folder, which is created when missing. A file is a folder of two, its content and its type, which is
 * written elsewhere and moved into place: it exists completely or not at all, and is never overwritten.
 */
export function createFileFolder(directory: string): FileFolder {
  const incoming = join(directory, '.incoming')
  const folderOf = (key: string) => join(directory, toFolderName(key))

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
  async function compare(
    key: string,
    content: Readable,
    size: number,
  ): Promise<'stored' | 'exists'> {
    const sent = await digest(content, size)
    return sent !== null && sent === (await digest(read(key), size)) ? 'stored' : 'exists'
  }

  async function put(
    { key, contentType, size }: PutRequest,
    content: Readable,
    writer: Writer,
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
      const outcome = await write(join(draft, 'content'), content, size, writer)
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
    read,
    compare,
    put,
    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true })
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

    async sweep(limit) {
      await mkdir(incoming, { recursive: true, mode: FOLDER_MODE })
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        // Another process may be ending this very upload. Its folder keeps the time of its beginning.
        const info = await stat(join(path, 'content')).catch(() => stat(path).catch(() => null))
        if (info && info.mtimeMs < limit) await rm(path, { recursive: true, force: true })
      }
    },

    async check() {
      await mkdir(incoming, { recursive: true, mode: FOLDER_MODE })
      await access(incoming, constants.W_OK)
    },
  }
}
