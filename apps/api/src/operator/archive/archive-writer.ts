import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack as createPack } from 'tar-stream'
import { createDigest, END_BYTES, toSeal } from './seal.ts'

/** Adds entries to an archive, one after the other. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array | string): Promise<void>
  /**
   * @param size exact number of bytes in the content
   * @throws what the content throws, also if its size differs
   */
  addStream(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>
}

/** Passes everything on but the empty blocks at the end, and replaces them by the seal. */
async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const digest = createDigest()
  let held = Buffer.alloc(0)
  for await (const piece of source) {
    const all = Buffer.concat([held, piece])
    const ready = all.subarray(0, Math.max(0, all.length - END_BYTES))
    held = all.subarray(ready.length)
    digest.update(ready)
    if (ready.length > 0) yield ready
  }
  yield await toSeal(digest.digest('hex'))
}

/** Flushes a file to the disk, including its directory entry. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes an archive: a tar file that ends with the hash of everything before. It gets its name only once
 * complete, and only its owner may read it.
 * @param accept checks the finished file before it gets its name
 * @throws what the work throws, and EEXIST while another one is being written
 */
export async function writeArchive(
  path: string,
  work: (archive: ArchiveWriter) => Promise<void>,
  accept: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.partial`
  const pack = createPack()
  const output = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  const written = pipeline(pack, sealed, output)
  let opened = false
  output.once('open', () => {
    opened = true
  })

  const writer: ArchiveWriter = {
    add: (name, content) =>
      new Promise((resolve, reject) => {
        const bytes = Buffer.from(content)
        pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
      }),
    async addStream(name, size, content) {
      await pipeline(content, pack.entry({ name, size, mode: 0o600 }))
    },
  }
  try {
    await Promise.race([
      written,
      work(writer).then(() => {
        pack.finalize()
        return written
      }),
    ])
    await sync(draft)
    await accept(draft)
    await rename(draft, path)
    await sync(dirname(path))
  } catch (error) {
    pack.destroy(error as Error)
    await written.catch(() => undefined)
    if (opened) await rm(draft, { force: true })
    throw error
  }
}
