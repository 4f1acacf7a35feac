import { type Command, plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { JobLog, Removal, RemovalPorts } from '../jobs/job-ports.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import { schemaCheck } from './doctor/database.checks.ts'
import { OperatorError } from './operator-error.ts'
import type { Workplace } from './workplace.ts'

/** Who only asks changes nothing, the schema included. @throws OperatorError where it is another version's */
export async function requireSchema(workplace: Workplace): Promise<void> {
  const [difference] = await schemaCheck.find(workplace)
  if (difference === undefined) return
  throw new OperatorError(`O esquema do banco não é o desta versão: ${difference}.`)
}

/** What a removal takes away. */
export interface Removed {
  /** Rows by table; only those that lose some. */
  readonly rows: Readonly<Record<string, number>>
  /** Files, by key. */
  readonly files: readonly string[]
}

/** Ends a transaction whose work was only wanted for its figures. */
class Rehearsed extends Error {
  readonly removed: Removed

  constructor(removed: Removed) {
    super('rehearsed')
    this.removed = removed
  }
}

/**
 * Rows that each table has lost by what this connection has done of late, as PostgreSQL notes it by itself: nothing is
 * counted while a rehearsal holds what it would remove. Work that failed and was taken back is among it.
 */
const selectLosses: Command<ReadonlyMap<string, number>> = {
  ...plainCommand(`select relname, (n_tup_del - n_tup_ins)::int from pg_stat_xact_user_tables
    where schemaname = 'public' order by relname`),
  read: ({ rows }) => new Map(rows.map(([table, lost]) => [table as string, lost as number])),
}

/** The database of one transaction: work that fails in it takes back only what it did itself. */
const within = (database: Database, transaction: Transaction): Database => ({
  ...database,
  async system(work) {
    await transaction.run(plainCommand('savepoint rehearsed'))
    try {
      return await work(transaction)
    } catch (error) {
      await transaction.run(plainCommand('rollback to savepoint rehearsed'))
      throw error
    }
  },
})

/** A store that notes what it is asked to remove, and keeps it. */
const noting = (files: FileStore, keys: string[]): FileStore => ({
  ...files,
  remove: async (key) => void keys.push(key),
  sweep: async () => {},
})

const silent: JobLog = { info: () => undefined, error: () => undefined }

/**
 * What a removal would take away now: it is carried out in a transaction that is rolled back, with a
 * storage that keeps everything. What the removal is told is all there is to say of it.
 */
export async function rehearse(
  { database, clock, files }: Omit<RemovalPorts, 'logger'>,
  { run }: Removal,
): Promise<Removed> {
  const keys: string[] = []
  try {
    await database.system(async (transaction) => {
      const before = await transaction.run(selectLosses)
      await run({
        database: within(database, transaction),
        clock,
        files: noting(files, keys),
        logger: silent,
      })
      const after = await transaction.run(selectLosses)
      const losses = [...after]
        .map(([table, lost]) => [table, lost - (before.get(table) ?? 0)] as const)
        .filter(([, lost]) => lost > 0)
      throw new Rehearsed({ rows: Object.fromEntries(losses), files: keys })
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.removed
    throw error
  }
  throw new Error('A rehearsal ends with its figures')
}
