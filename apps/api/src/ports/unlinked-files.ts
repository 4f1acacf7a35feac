import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { createDisk } from './disk.ts'

const CHUNK_BYTES = 64 * 1024

/** A file on this machine's disk that stands in no folder. */
export interface UnlinkedFile {
  /** Takes what it holds, once. */
  readonly sink: Writable
  /** Bytes that it holds. */
  size(): Promise<number>
  /** All that it holds, from its beginning; again as often as wanted. */
  read(): AsyncIterable<Buffer>
  close(): Promise<void>
}

/** Room for files that are needed while one job runs, where the data is: the system's own may be its memory. */
export interface UnlinkedFiles {
  /**
   * Makes an empty one. It is gone when it is closed, and with the process, however that ends: what a
   * customer keeps must not stay behind where nobody looks for it.
   */
  open(): Promise<UnlinkedFile>
  /** Whether there is room for more of them beside what the server itself needs. */
  hasSpace(): Promise<boolean>
  /** Removes the folders of processes that ended while they made a file. */
  sweep(): Promise<void>
}

/** What is left to everything else on the disk, bytes. */
const SPACE_LEFT = 256 * 1024 * 1024
/** A folder is there for a moment only; one of so long is of a process that has ended. */
const LOST_AFTER_MS = 60_000

/** @param directory of the data; the folder in it is made when it is needed */
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
