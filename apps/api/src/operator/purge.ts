import { type Command, plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { JobLog, Removal, RemovalPorts } from '../jobs/job-ports.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import { schemaCheck } from './doctor/database.checks.ts'
import { OperatorError } from './operator-error.ts'
import type { Workplace } from './workplace.ts'

/** A dry run changes nothing, the schema included. @throws OperatorError if it is another version's */
export async function requireSchema(workplace: Workplace): Promise<void> {
  const [difference] = await schemaCheck.find(workplace)
  if (difference === undefined) return
  throw new OperatorError(`O esquema do banco não é o desta versão: ${difference}.`)
}

/** The data that a removal deletes. */
export interface Removed {
  /** Rows by table; only tables that lose some. */
  readonly rows: Readonly<Record<string, number>>
  /** Files, by key. */
  readonly files: readonly string[]
}

/** Rolls back a transaction that ran only for its figures. */
class Rehearsed extends Error {
  readonly removed: Removed

  constructor(removed: Removed) {
    super('rehearsed')
    this.removed = removed
  }
}

/**
 * Rows that this connection has recently deleted from each table, from PostgreSQL's own statistics:
 * nothing is counted while a rehearsal locks what it would remove. Includes work that was rolled back.
 */
const selectLosses: Command<ReadonlyMap<string, number>> = {
  ...plainCommand(`select relname, (n_tup_del - n_tup_ins)::int from pg_stat_xact_user_tables
    where schemaname = 'public' order by relname`),
  read: ({ rows }) => new Map(rows.map(([table, lost]) => [table as string, lost as number])),
}

/** The database within one transaction: work that fails in it rolls back only its own changes. */
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

/** A store that records what it is asked to remove, and keeps it. */
const noting = (files: FileStore, keys: string[]): FileStore => ({
  ...files,
  remove: async (key) => void keys.push(key),
  sweep: async () => {},
})

const silent: JobLog = { info: () => undefined, error: () => undefined }

/**
 * What a removal would delete now: it runs in a transaction that is rolled back, with a storage that
 * keeps everything. The removal does not log: the result is all that is reported.
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
