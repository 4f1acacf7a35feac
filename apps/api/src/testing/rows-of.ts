import { toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { RowKey } from './id-places.ts'

/** A table of the schema, with its primary key where that is one column. */
export interface Table {
  readonly name: string
  readonly key: string | null
  readonly columns: readonly string[]
  /** The text columns with user content. */
  readonly texts: readonly string[]
}

/** Some rows of the database. */
export interface RowSet {
  /** One row of each table that has any. */
  readonly keys: readonly RowKey[]
  /** The keys of all of them. */
  readonly ids: ReadonlySet<string>
  /** A query whose result changes with every one of them. */
  readonly state: string
}

export const select = <T = Record<string, string>>(
  database: Database,
  text: string,
): Promise<T[]> =>
  database.system((transaction) => transaction.run({ text, params: [], read: toObjects<T> }))

const writtenColumns = ['name', 'title', 'content', 'description', 'file_name']

/** Traces of requests and their jobs, or of the database itself. */
const traces = new Set([
  'outbox',
  'idempotency_keys',
  'ledger_entries',
  'mapping_completions',
  'demand_counts',
])

/** Belongs to no request. */
const systems = new Set([
  'schema_migrations',
  'rate_limits',
  'access_log',
  'sessions',
  'credentials',
])

const isOwned = ({ name, columns }: Table) =>
  name === 'customers' || columns.includes('customer_id')

/** The tables that hold anything of a customer. */
export const listTables = async (database: Database) => (await findTables(database)).filter(isOwned)

/** The tables that all customers share. */
export const listSharedTables = async (database: Database) =>
  (await findTables(database)).filter((table) => !isOwned(table) && !systems.has(table.name))

async function findTables(database: Database): Promise<Table[]> {
  const found = await select<Table>(
    database,
    `select t.tablename as name,
      (select min(c.column_name) from information_schema.key_column_usage c
        join pg_constraint p on p.conname = c.constraint_name and p.contype = 'p'
        where c.table_schema = 'public' and c.table_name = t.tablename having count(*) = 1) as key,
      (select array_agg(column_name::text) from information_schema.columns
        where table_schema = 'public' and table_name = t.tablename) as columns,
      (select coalesce(array_agg(column_name::text), '{}') from information_schema.columns
        where table_schema = 'public' and table_name = t.tablename and data_type = 'text'
          and is_generated = 'NEVER') as texts
    from pg_tables t where t.schemaname = 'public' order by 1`,
  )
  return found
    .filter(({ name }) => !traces.has(name))
    .map((table) => ({
      ...table,
      texts: table.texts.filter((column) => writtenColumns.includes(column)),
    }))
}

/** The column with the owner of a row. */
export const ownerOf = ({ name }: Table) => (name === 'customers' ? 'id' : 'customer_id')

/**
 * The rows of the tables that fulfil a condition.
 * @param conditionOf SQL over `r`; null for a table without such rows
 */
export async function rowsOf(
  database: Database,
  tables: readonly Table[],
  conditionOf: (table: Table) => string | null,
): Promise<RowSet> {
  const keys: RowKey[] = []
  const ids = new Set<string>()
  const hashes: string[] = []
  for (const table of tables) {
    const { name, key } = table
    const condition = conditionOf(table)
    if (condition === null) continue
    const all = `from ${name} r where ${condition}`
    // Of the row alone, in no order: it is read after each of hundreds of calls, and sorting takes five times as long.
    hashes.push(`(select (count(*), sum(hashtextextended(r::text, 0)))::text ${all}) as ${name}`)
    if (key === null) continue
    const rows = await select(database, `select r.${key}::text as key ${all} order by 1`)
    for (const row of rows) ids.add(row.key ?? '')
    if (rows[0]?.key) keys.push({ table: name, key: rows[0].key })
  }
  return { keys, ids, state: `select ${hashes.join(', ')}` }
}
