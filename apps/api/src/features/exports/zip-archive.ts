import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A ZIP that is being written, one entry after the other. */
export interface ZipArchive {
  /**
   * Adds an entry, read as fast as it can be written and never held whole.
   * @param name path in the archive, with `/`
   * @param options.packed false for what is compressed already
   */
  add(
    name: string,
    content: AsyncIterable<string | Uint8Array>,
    options?: { readonly packed?: boolean },
  ): Promise<void>
}

/**
 * Writes a ZIP, and ends what it is written to.
 * @param at of its entries
 * @throws what the content, its source or the disk throws; the file is not whole then
 */
export async function writeZip(
  sink: Writable,
  at: Date,
  fill: (archive: ZipArchive) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const broken = new AbortController()
  const written = pipeline(zip.outputStream, sink, { signal: broken.signal })
  const failed = new Promise<never>((_, reject) => {
    zip.once('error', reject)
    written.catch(reject)
  })
  // Looked at by whoever adds, and at the end.
  failed.catch(() => undefined)
  try {
    await fill({
      async add(name, content, { packed = true } = {}) {
        const stream = Readable.from(content, { objectMode: false })
        const read = new Promise<void>((resolve, reject) => {
          stream.once('error', reject)
          stream.once('end', resolve)
        })
        zip.addReadStream(stream, name, { mtime: at, compress: packed })
        await Promise.race([read, failed])
      },
    })
    zip.end()
    await written
  } finally {
    broken.abort()
  }
}
