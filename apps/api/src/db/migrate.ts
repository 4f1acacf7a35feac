import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type RenewedTo,
  renewalStart,
  renewSearchWords,
  WORDS_VERSION,
} from '../search/renew-words.ts'
import { lockFor } from './advisory-locks.ts'
import { type Connection, plainCommand, type Rows, toObjects } from './command.ts'
import type { Engine } from './engine.ts'
import { DatabaseSetupError } from './setup-error.ts'
import { applySources, readSources } from './sources.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}
interface Migration {
  readonly tag: string
  readonly hash: string
  readonly statements: readonly string[]
}

/** A migration by its name, and its hash when it ran. */
export type AppliedMigration = Pick<Migration, 'tag' | 'hash'>

/** Folder of the committed migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../drizzle')

/** How long a migration waits for a table in use, milliseconds; then all of it is rolled back. */
const LOCK_TIMEOUT_MS = 5000

/** The tag under which version and hash of the sources are stored beside the hashes of the migrations. */
const sourcesTag = 'sources'
/** The tag under which the version of the rules that split texts into words is stored. */
const wordsTag = 'search-words'
const isMigration = ({ tag }: AppliedMigration) => tag !== sourcesTag && tag !== wordsTag

const remember = (tag: string, hash: string) =>
  plainCommand(
    `insert into schema_migrations values ($1, $2)
     on conflict (tag) do update set hash = excluded.hash`,
    [tag, hash],
  )

/**
 * Migrations that failed on some databases and were corrected without a change to what they had done
 * elsewhere: from the hash of the corrected text to the hash of the original, which databases and archives
 * know.
 */
const corrected: Readonly<Record<string, string>> = {
  // 0048, where a name with the number that it gave existed already.
  '425de2be91ec5972fea406da54071391e020b039a84d2966765105640a83edb8':
    '57a4fba0038df1d9f5a9126a782c039567080e80c402b9ae2299f995601a79ea',
}

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    return {
      tag,
      hash: corrected[hash] ?? hash,
      statements: text.split('--> statement-breakpoint').filter((part) => part.trim()),
    }
  })
}

/** The migrations that this program knows, in their order. */
export const listMigrations = (): readonly AppliedMigration[] =>
  readMigrations(migrationsFolder).map(({ tag, hash }) => ({ tag, hash }))

const selectApplied = {
  ...plainCommand('select tag, hash from schema_migrations order by tag collate "C"'),
  read: toObjects<AppliedMigration>,
}

/** The migrations that a database has, in their order. */
export const selectAppliedMigrations = {
  ...selectApplied,
  read: (rows: Rows) => selectApplied.read(rows).filter(isMigration),
}

/** Programs that did not yet number the sources stored their hash alone. */
const versionOf = (noted: string): number => (noted.includes(' ') ? Number.parseInt(noted, 10) : 0)

/** @throws DatabaseSetupError when a newer program has migrated the database */
function refuseNewer(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const noted = (name: string) => applied.find(({ tag }) => tag === name)?.hash ?? ''
  const unknown = applied
    .filter(isMigration)
    .find(({ tag }) => !known.some((migration) => migration.tag === tag))
  const [sources, words] = [versionOf(noted(sourcesTag)), Number(noted(wordsTag))]
  const newer =
    unknown?.tag ??
    (sources > readSources().version ? `funções ${sources}` : null) ??
    (words > Number(WORDS_VERSION) ? `palavras ${words}` : null)
  if (newer === null) return
  throw new DatabaseSetupError(
    `O banco de dados é de uma versão mais nova (${newer}): atualize o programa.`,
  )
}

interface MigrateOptions {
  /** `migrationsFolder` when absent. */
  readonly folder?: string
  /** Tag of the last migration, without the sources of later ones; the newest when absent. */
  readonly upTo?: string
}

/**
 * Applies what the database lacks, within a transaction of the caller: of several processes that start
 * together one does it and the others wait for it. First the migrations, which are history and run once;
 * then, if there was one or a source has changed, all sources.
 * @throws Error when a migration that was applied has been edited since, and when a table stays in use;
 *   DatabaseSetupError when the database is newer than this program
 */
export async function applyMigrations(
  connection: Connection,
  { folder = migrationsFolder, upTo }: MigrateOptions = {},
): Promise<void> {
  const known = readMigrations(folder)
  const migrations = known.slice(0, known.findIndex(({ tag }) => tag === upTo) + 1 || known.length)
  const sources = readSources()
  const sourcesNote = `${sources.version} ${sources.hash}`
  const [, , applied] = await connection.send([
    lockFor('migrate'),
    plainCommand(
      'create table if not exists schema_migrations (tag text primary key, hash text not null)',
    ),
    selectApplied,
  ])
  const hashes = new Map(applied?.rows.map(([tag, hash]) => [tag, hash]))
  refuseNewer(applied ? selectApplied.read(applied) : [], known)
  // Waiting longer for a table would block all requests behind this one.
  await connection.send([plainCommand(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`)])
  const pending = migrations.filter(({ tag, hash }) => hashes.get(tag) !== hash)
  for (const { tag, hash, statements } of pending) {
    if (hashes.has(tag)) throw new Error(`A migração ${tag} foi alterada depois de aplicada.`)
    for (const statement of statements) await connection.send([plainCommand(statement)])
    await connection.send([
      plainCommand('insert into schema_migrations values ($1, $2)', [tag, hash]),
    ])
  }
  if (migrations.length < known.length) return
  if (pending.length > 0 || hashes.get(sourcesTag) !== sourcesNote) {
    await applySources(connection, sources)
    await connection.send([remember(sourcesTag, sourcesNote)])
  }
}

/**
 * Recomputes the search words of some texts, if the rules for words have changed, within a transaction of the caller.
 * @returns where to go on; null when this process or another has renewed all
 */
async function renewSome(connection: Connection, from: RenewedTo): Promise<RenewedTo | null> {
  const [, applied] = await connection.send([lockFor('migrate'), selectApplied])
  const noted = applied?.rows.find(([tag]) => tag === wordsTag)?.[1]
  if (noted === WORDS_VERSION) return null
  const next = await renewSearchWords(connection, Number(noted ?? 0), from)
  if (next === null) await connection.send([remember(wordsTag, WORDS_VERSION)])
  return next
}

/** Recomputes the search words of texts, in transactions of their own: each holds up the writing of few rows only. */
async function renewWords(connection: Connection): Promise<void> {
  for (let next: RenewedTo | null = renewalStart; next !== null; ) {
    const from: RenewedTo = next
    next = await transact(connection, () => renewSome(connection, from))
  }
}

/** Runs within a transaction that may take as long as it needs, however long another process takes to do the same. */
async function transact<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.send([
    plainCommand('begin'),
    plainCommand('set local lock_timeout to 0'),
    plainCommand('set local statement_timeout to 0'),
  ])
  try {
    const done = await work()
    await connection.send([plainCommand('commit')])
    return done
  } catch (error) {
    await connection.send([plainCommand('rollback')]).catch(() => undefined)
    throw error
  }
}

/** PostgreSQL's code for a lock timeout, also as the cause of another error. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === '55P03' || isLocked(error.cause)
}

const inUse =
  'O banco está em uso, e o esquema não pôde mudar: nada mudou. Pare os outros processos do Trâmite e o ' +
  'que mais segure tabelas (uma cópia, uma consulta aberta), e tente de novo.'

/**
 * Migrates the database to the newest schema, in one transaction: killed half-way it leaves nothing
 * behind. The search words follow in small ones: nobody waits for them to read, and killed half-way they
 * are renewed at the next start.
 * @throws DatabaseSetupError when the database is newer than this program, and when somebody holds a table
 *   for longer than requests may wait; Error when a migration that was applied has been edited since
 */
export async function migrate(engine: Engine): Promise<void> {
  await engine.background.use(async (connection) => {
    try {
      await transact(connection, () => applyMigrations(connection))
      await renewWords(connection)
    } catch (error) {
      throw isLocked(error) ? new DatabaseSetupError(inUse, error) : error
    }
  })
}
