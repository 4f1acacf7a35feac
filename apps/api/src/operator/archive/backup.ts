import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { asc } from 'drizzle-orm'
import { plainCommand } from '../../db/command.ts'
import { selectAppliedMigrations } from '../../db/migrate.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { readWaitingJobs } from '../../jobs/waiting-jobs.ts'
import type { FileStore } from '../../ports/files/files.port.ts'
import { files as fileTable } from '../../tables/files.table.ts'
import type { Workplace } from '../workplace.ts'
import { verifyArchive } from './archive-reader.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { readSequences, readTables } from './catalog.ts'
import { entryNames, type FileDigest, FORMAT, type Manifest, type TableDigest } from './manifest.ts'
import { createDigest } from './seal.ts'
import { prepareLongWork, readTable } from './table-rows.ts'

const pack = promisify(gzip)
/** Small enough to copy elsewhere, fast enough not to slow a backup down. */
const LEVEL = 3

const selectFiles = toCommand(
  build
    .select({ key: fileTable.key, attachedAt: fileTable.attachedAt })
    .from(fileTable)
    .orderBy(asc(fileTable.key)),
)

/** A snapshot of the database, its rows written into the archive as they arrive. */
async function addDatabase(transaction: Transaction, archive: ArchiveWriter) {
  // From the next statement on, all see the same snapshot.
  await transaction.run(plainCommand('set transaction isolation level repeatable read, read only'))
  await prepareLongWork(transaction)
  const schema = await transaction.run(selectAppliedMigrations)
  const tables: TableDigest[] = []
  for (const table of await readTables(transaction)) {
    tables.push(
      await readTable(transaction, table, async (lines, part) => {
        await archive.add(entryNames.rows(table.name, part), await pack(lines, { level: LEVEL }))
      }),
    )
  }
  return {
    schema,
    tables,
    sequences: await readSequences(transaction),
    jobs: await readWaitingJobs(transaction),
    files: await transaction.run(selectFiles),
  }
}

async function* watched(content: AsyncIterable<Uint8Array>, onPiece: (piece: Uint8Array) => void) {
  for await (const piece of content) {
    onPiece(piece)
    yield piece
  }
}

/** Writes a file into the archive; null if the storage does not have it. */
async function addFile(
  files: FileStore,
  archive: ArchiveWriter,
  key: string,
): Promise<FileDigest | null> {
  const stored = await files.head(key)
  if (!stored) return null
  const digest = createDigest()
  const content = watched(files.read(key), (piece) => digest.update(piece))
  await archive.addStream(entryNames.file(key), stored.size, content)
  return { key, ...stored, sha256: digest.digest('hex') }
}

async function addFiles(
  { files }: Pick<Workplace, 'files'>,
  archive: ArchiveWriter,
  known: readonly { readonly key: string; readonly attachedAt: string | null }[],
) {
  const added: FileDigest[] = []
  const missing: string[] = []
  for (const { key, attachedAt } of known) {
    const file = await addFile(files, archive, key)
    if (file) added.push(file)
    // An announced upload may still be in progress.
    else if (attachedAt !== null) missing.push(key)
  }
  return { files: added, missing }
}

/**
 * Writes everything that the server stores into one archive: the database at one moment, while servers
 * keep writing, and the files that it knows at that moment. The archive is read back before it gets its
 * name.
 * @throws OperatorError, StorageError, and errors of the disk
 */
export async function backUp(
  { database, files, clock }: Workplace,
  path: string,
): Promise<Manifest> {
  const createdAt = clock.now().toISOString()
  const verified: Manifest[] = []
  await writeArchive(
    path,
    async (archive) => {
      const { files: known, ...found } = await database.system((transaction) =>
        addDatabase(transaction, archive),
      )
      const held = await addFiles({ files }, archive, known)
      const manifest: Manifest = {
        format: FORMAT,
        createdAt,
        ...found,
        ...held,
        fileSecret: false,
      }
      await archive.add(entryNames.manifest, JSON.stringify(manifest))
    },
    async (draft) => void verified.push(await verifyArchive(draft)),
  )
  return verified[0] as Manifest
}
