import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { createDisk } from './disk.ts'

const CHUNK_BYTES = 64 * 1024

/** A file on this machine's disk without a directory entry. */
export interface UnlinkedFile {
  /** Accepts its content, once. */
  readonly sink: Writable
  /** Its size in bytes. */
  size(): Promise<number>
  /** Its whole content, from the beginning; may be repeated. */
  read(): AsyncIterable<Buffer>
  close(): Promise<void>
}

/**
 * Temporary files for the duration of a job, on the disk of the data: the system's own folder may be in
 * memory.
 */
export interface UnlinkedFiles {
  /**
   * Creates an empty file. It is deleted when closed, and with the process, however that ends: a
   * customer's data must not stay behind unnoticed.
   */
  open(): Promise<UnlinkedFile>
  /** Whether there is space for more of them besides what the server itself needs. */
  hasSpace(): Promise<boolean>
  /** Removes the folders of processes that died while creating a file. */
  sweep(): Promise<void>
}

/** Free space left for everything else on the disk, bytes. */
const SPACE_LEFT = 256 * 1024 * 1024
/** A folder exists for a moment only; after this long its process has died, milliseconds. */
const LOST_AFTER_MS = 60_000

/** @param directory of the data; the folder in it is created when needed */
export function createUnlinkedFiles(directory: string): UnlinkedFiles {
  const place = join(directory, 'scratch')
  return {
    async open() {
      await mkdir(place, { recursive: true })
      return openUnlinkedFile(place)
    },
    hasSpace: () => createDisk(directory).hasSpace(SPACE_LEFT),
    async sweep() {
      const names = await readdir(place).catch(() => [])
      for (const path of names.map((name) => join(place, name))) {
        const info = await stat(path).catch(() => null)
        const isLost = info && Date.now() - info.mtimeMs > LOST_AFTER_MS
        if (isLost) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

async function openUnlinkedFile(place: string): Promise<UnlinkedFile> {
  const folder = await mkdtemp(join(place, 'file-'))
  try {
    const path = join(folder, 'nameless')
    const sink = createWriteStream(path)
    await once(sink, 'open')
    const file = await open(path)
    return {
      sink,
      size: async () => (await file.stat()).size,
      async *read() {
        let position = 0
        while (true) {
          const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
          const { bytesRead } = await file.read({ buffer, position })
          if (bytesRead === 0) return
          position += bytesRead
          yield buffer.subarray(0, bytesRead)
        }
      },
      async close() {
        sink.destroy()
        await file.close()
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
