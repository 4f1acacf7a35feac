import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

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

/**
 * Makes an empty one. It is gone when it is closed, and with the process, however that ends: what a customer keeps
 * must not stay behind where nobody looks for it.
 */
export async function openUnlinkedFile(): Promise<UnlinkedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tramite-'))
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
