import { jobTable } from '../../composition/job-table.ts'
import type { Connection } from '../../db/command.ts'
import { plainCommand } from '../../db/command.ts'
import { applyMigrations, listMigrations, migrate } from '../../db/migrate.ts'
import { type Transaction, transact } from '../../db/transaction.ts'
import { prepareJobQueue } from '../../jobs/job-queue.ts'
import type { FileStore } from '../../ports/files/files.port.ts'
import { OperatorError } from '../operator-error.ts'
import type { Workplace } from '../workplace.ts'
import {
  type ArchiveEntry,
  readEntries,
  toBuffer,
  toRows,
  verifyArchive,
} from './archive-reader.ts'
import { quoted, readTables, type Table, withoutRules } from './catalog.ts'
import { keyOfEntry, type Manifest, tableOfEntry } from './manifest.ts'
import { prepareLongWork, readTable, writeRows } from './table-rows.ts'
import { clearDatabase, findContent, refuseCompany } from './target.ts'

const quiet = { info: () => undefined, error: () => undefined }

/** The last migration of an archive. @throws OperatorError when this program does not know it in that form */
function requireKnownSchema({ schema }: Manifest): string | undefined {
  const known = listMigrations()
  const stranger = schema.find(({ tag, hash }, i) => {
    const mine = known[i]
    return mine?.tag !== tag || mine.hash !== hash
  })
  if (stranger) {
    throw new OperatorError(
      `O arquivo tem o esquema ${stranger.tag}, que esta versão não conhece: ` +
        'restaure com a versão que o fez, ou com uma mais nova.',
    )
  }
  return schema.at(-1)?.tag
}

/** The tables of the schema just created, which must equal the archive's. */
async function requireTables(
  transaction: Transaction,
  manifest: Manifest,
): Promise<ReadonlyMap<string, Table>> {
  const tables = new Map((await readTables(transaction)).map((table) => [table.name, table]))
  for (const { name, columns } of manifest.tables) {
    if (JSON.stringify(tables.get(name)?.columns) !== JSON.stringify(columns)) {
      throw new OperatorError(`A tabela ${name} do arquivo não é a que esta versão conhece.`)
    }
  }
  return tables
}

/** Puts a file of the archive into the storage, replacing one with the same key. */
async function restoreFile(
  files: FileStore,
  entry: ArchiveEntry,
  file: Manifest['files'][number],
): Promise<void> {
  const { key, contentType, size } = file
  const content = await toBuffer(entry)
  await files.remove(key)
  await files.store({ key, contentType }, content)
  const stored = await files.head(key)
  if (stored?.size !== size) throw new OperatorError(`O arquivo ${key} não ficou guardado inteiro.`)
}

async function setSequences(transaction: Transaction, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await transaction.run(
      plainCommand('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quoted(name)}`,
        value,
        isCalled,
      ]),
    )
  }
}

/** Reads back what was written and compares it with the archive. */
async function requireSame(
  transaction: Transaction,
  tables: ReadonlyMap<string, Table>,
  manifest: Manifest,
): Promise<void> {
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.get(name)
    const found = table && (await readTable(transaction, table))
    if (found?.rows !== rows || found.sha256 !== sha256) {
      throw new OperatorError(
        `A tabela ${name} não ficou como no arquivo: o banco de dados continua como estava, ` +
          'mas os arquivos já foram gravados. Restaure de novo, com --replace.',
      )
    }
  }
}

/** Tables of sessions, links and other credentials. */
const admissions = ['sessions', 'known_devices', 'calendar_addresses', 'email_changes']

/**
 * Ends every session and every link in the archive: otherwise one that was revoked since, or a
 * compromised password that was changed, would be valid again.
 */
async function endAdmissions(
  transaction: Transaction,
  tables: ReadonlyMap<string, Table>,
): Promise<void> {
  // An older archive does not have all of them.
  for (const name of admissions.filter((one) => tables.has(one))) {
    await transaction.run(plainCommand(`delete from public.${quoted(name)}`))
  }
  if (tables.get('credentials')?.columns.some(({ name }) => name === 'reset_links')) {
    await transaction.run(plainCommand(`update public.credentials set reset_links = '[]'`))
  }
}

interface Plan {
  readonly path: string
  readonly manifest: Manifest
  readonly schema: string | undefined
  /** Whether existing data may be replaced. */
  readonly replace: boolean
}

async function restoreDatabase(
  { engine, files }: Pick<Workplace, 'engine' | 'files'>,
  connection: Connection,
  transaction: Transaction,
  { path, manifest, schema, replace }: Plan,
): Promise<void> {
  await prepareLongWork(transaction)
  if (engine.name === 'postgres') await refuseCompany(transaction)
  const content = await findContent(transaction, files)
  if (content !== null && !replace) {
    throw new OperatorError(`${content} Nada foi restaurado; para apagar o que há, use --replace.`)
  }
  await clearDatabase(transaction)
  if (schema !== undefined) await applyMigrations(connection, { upTo: schema })
  const tables = await requireTables(transaction, manifest)
  const fileOf = new Map(manifest.files.map((file) => [file.key, file]))
  await withoutRules(transaction, [...tables.values()], async () => {
    for (const { name } of tables.values()) {
      await transaction.run(plainCommand(`delete from public.${quoted(name)}`))
    }
    for await (const entry of readEntries(path)) {
      const table = tables.get(tableOfEntry(entry.name) ?? '')
      const file = fileOf.get(keyOfEntry(entry.name) ?? '')
      if (table) await writeRows(transaction, table, await toRows(entry))
      if (file) await restoreFile(files, entry, file)
    }
  })
  await setSequences(transaction, manifest)
  await requireSame(transaction, tables, manifest)
  await endAdmissions(transaction, tables)
}

/**
 * Restores an archive into an empty database and storage, of either engine and whatever role owns it.
 * Every byte of the archive is verified before anything is written; the database changes in one
 * transaction, which reads back all that it has written before it ends. Files are stored meanwhile, over
 * those of the same keys, and stay if it fails. Afterwards nobody is signed in, and no link sent before
 * works: the secret of the addresses of files, which was perhaps replaced since, is not in an archive, or stays there.
 * An archive of an older program is migrated at the end.
 * @param replace whether existing data may be replaced
 * @throws OperatorError, StorageError
 */
export async function restore(
  { engine, database, files }: Workplace,
  path: string,
  replace: boolean,
): Promise<Manifest> {
  const manifest = await verifyArchive(path)
  const schema = requireKnownSchema(manifest)
  const plan = { path, manifest, schema, replace }
  await engine.system.use((connection) =>
    transact(connection, [], (transaction) =>
      restoreDatabase({ engine, files }, connection, transaction, plan),
    ),
  )
  try {
    await migrate(engine)
    await prepareJobQueue(database, quiet, jobTable, manifest.jobs)
  } catch (error) {
    throw new OperatorError(
      `O banco foi restaurado sem os trabalhos que esperavam: ${(error as Error).message} ` +
        'Depois de resolver isso, repita com --replace.',
    )
  }
  return manifest
}
