import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { OperatorError } from '../operator-error.ts'
import { entryNames, FORMAT, type Manifest, manifestSchema, tableOfEntry } from './manifest.ts'
import { createDigest, SEAL_BYTES, toSeal } from './seal.ts'

const unpack = promisify(gunzip)

const damaged = (path: string, what: string) =>
  new OperatorError(`O arquivo ${path} está danificado (${what}) e não foi usado.`)

/** One entry of an archive; its content must be read or discarded before the next one. */
export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** The whole content of an entry. */
export async function toBuffer({ content }: ArchiveEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The rows of an entry, each a JSON array of texts and nulls. */
export async function toRows(entry: ArchiveEntry): Promise<string> {
  return (await unpack(await toBuffer(entry))).toString('utf8')
}

/** Every entry but the seal, in order. */
export async function* readEntries(
  path: string,
  onBytes: (bytes: Uint8Array) => void = () => undefined,
): AsyncGenerator<ArchiveEntry> {
  const size = await sizeOf(path)
  async function* body() {
    if (size <= SEAL_BYTES) return
    for await (const piece of createReadStream(path, { end: size - SEAL_BYTES - 1 })) {
      onBytes(piece)
      yield piece as Buffer
    }
  }
  const extract = createExtract()
  const source = Readable.from(body(), { objectMode: false })
  source.on('error', (error) => extract.destroy(error))
  source.pipe(extract)
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, size: entry.header.size ?? 0, content: entry }
      // Unread content must still be consumed.
      entry.resume()
    }
  } finally {
    source.destroy()
  }
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path).catch(() => {
    throw new OperatorError(`O arquivo ${path} não pode ser lido.`)
  })
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

const sizeOf = (path: string) => withFile(path, async (file) => (await file.stat()).size)

const readSeal = (path: string) =>
  withFile(path, async (file) => {
    const { size } = await file.stat()
    const seal = Buffer.alloc(Math.min(SEAL_BYTES, size))
    await file.read(seal, 0, seal.length, size - seal.length)
    return seal
  })

interface Found {
  readonly hashes: Map<string, string>
  readonly rows: Map<string, { count: number; digest: ReturnType<typeof createDigest> }>
  manifest: unknown
}

async function inspect(entry: ArchiveEntry, found: Found): Promise<void> {
  if (entry.name === entryNames.manifest) {
    found.manifest = JSON.parse((await toBuffer(entry)).toString('utf8'))
    return
  }
  const table = tableOfEntry(entry.name)
  if (table === undefined) {
    const digest = createDigest()
    for await (const piece of entry.content) digest.update(piece)
    found.hashes.set(entry.name, digest.digest('hex'))
    return
  }
  const lines = await toRows(entry)
  const seen = found.rows.get(table) ?? { count: 0, digest: createDigest() }
  seen.digest.update(lines)
  seen.count += lines.split('\n').length - 1
  found.rows.set(table, seen)
}

/** What differs between the entries and the manifest. */
function findDifference(manifest: Manifest, { hashes, rows }: Found): string | undefined {
  const empty = createDigest().digest('hex')
  for (const { name, rows: count, sha256 } of manifest.tables) {
    const seen = rows.get(name)
    if ((seen?.count ?? 0) !== count || (seen?.digest.digest('hex') ?? empty) !== sha256) {
      return `tabela ${name}`
    }
  }
  const missing = manifest.files.find(
    ({ key, sha256 }) => hashes.get(entryNames.file(key)) !== sha256,
  )
  if (missing) return `arquivo ${missing.key}`
  return manifest.fileSecret === hashes.has(entryNames.fileSecret) ? undefined : 'segredo'
}

/**
 * Reads a whole archive and verifies every byte against its seal, and its content against its manifest.
 * @throws OperatorError when anything differs, or a newer program made it
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const digest = createDigest()
  const found: Found = { hashes: new Map(), rows: new Map(), manifest: undefined }
  const seal = await readSeal(path)
  try {
    for await (const entry of readEntries(path, (bytes) => digest.update(bytes))) {
      await inspect(entry, found)
    }
  } catch {
    throw damaged(path, 'conteúdo ilegível')
  }
  if (!seal.equals(await toSeal(digest.digest('hex')))) throw damaged(path, 'selo')
  const { format } = (found.manifest ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > FORMAT) {
    throw new OperatorError(
      `O arquivo ${path} foi feito por uma versão mais nova do Trâmite: atualize esta antes.`,
    )
  }
  const manifest = manifestSchema.safeParse(found.manifest)
  if (!manifest.success) throw damaged(path, 'índice')
  const difference = findDifference(manifest.data, found)
  if (difference !== undefined) throw damaged(path, difference)
  return manifest.data
}
