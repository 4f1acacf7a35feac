import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toLocalDate } from '@tramite/core/calendar'
import { ZipFile } from 'yazl'

/** A ZIP that is being written, one entry after the other. */
export interface ZipArchive {
  /**
   * Adds an entry, read as fast as it can be written and never held in memory.
   * @param name path in the archive, with `/`
   * @param options.packed false for content that is compressed already
   */
  add(
    name: string,
    content: AsyncIterable<string | Uint8Array>,
    options?: { readonly packed?: boolean },
  ): Promise<void>
}

/**
 * Writes a ZIP, and closes its destination.
 * @param time of its entries; a ZIP has no zones, so it is the one of the wall clock in that zone
 * @throws what the content, its source or the disk throws; then the file is incomplete
 */
export async function writeZip(
  sink: Writable,
  time: { readonly at: Date; readonly timeZone: string },
  fill: (archive: ZipArchive) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const mtime = toLocalDate(time.at, time.timeZone)
  const broken = new AbortController()
  const written = pipeline(zip.outputStream, sink, { signal: broken.signal })
  const failed = new Promise<never>((_, reject) => {
    zip.once('error', reject)
    written.catch(reject)
  })
  // Handled by each `add`, and at the end.
  failed.catch(() => undefined)
  try {
    await fill({
      async add(name, content, { packed = true } = {}) {
        const stream = Readable.from(content, { objectMode: false })
        const read = new Promise<void>((resolve, reject) => {
          stream.once('error', reject)
          stream.once('end', resolve)
        })
        try {
          zip.addReadStream(stream, name, { mtime, forceDosTimestamp: true, compress: packed })
          await Promise.race([read, failed])
        } finally {
          stream.destroy()
        }
      },
    })
    zip.end()
    await written
  } finally {
    broken.abort()
  }
}
