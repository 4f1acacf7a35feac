import { sql } from 'drizzle-orm'
import { plainCommand, type Rows, toObjects } from '../../db/command.ts'
import { sqlCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { SequenceState } from './manifest.ts'

/** A table of the application, as the database describes it. */
export interface Table {
  readonly name: string
  /** In the table's order, without generated columns. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** SQL expressions of an order that is the same on every engine. */
  readonly order: readonly string[]
}

/** A name quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Tables of the migrations themselves, which are recreated wherever they run. */
const ofMigrations = 'schema\\_%'

const selectColumns = sqlCommand(
  sql`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place, t.typcollation <> 0 as collates
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and c.relname not like ${ofMigrations}
    order by c.relname collate "C", a.attnum`,
  toObjects<{
    table: string
    column: string
    type: string
    place: number | null
    collates: boolean
  }>,
)

/** Every table that holds data of the firm. */
export async function readTables(transaction: Transaction): Promise<readonly Table[]> {
  const found = Map.groupBy(await transaction.run(selectColumns), ({ table }) => table)
  return [...found].map(([name, columns]) => {
    const keys = columns
      .filter(({ place }) => place !== null)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    const sorted = keys.length > 0 ? keys : columns
    return {
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
      order: sorted.map(({ column, collates }) => {
        if (keys.length === 0) return `${quoted(column)}::text collate "C"`
        return collates ? `${quoted(column)} collate "C"` : quoted(column)
      }),
    }
  })
}

const selectSequenceNames = sqlCommand(
  sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname collate "C"`,
  ({ rows }) => rows.map(([name]) => name as string),
)

/** The current value of every sequence. */
export async function readSequences(transaction: Transaction): Promise<SequenceState[]> {
  const names = await transaction.run(selectSequenceNames)
  const reads = names.map((name) => ({
    ...plainCommand(`select last_value::text, is_called from public.${quoted(name)}`),
    read: ({ rows }: Rows): SequenceState => {
      const [value, isCalled] = rows[0] as [string, boolean]
      return { name, value, isCalled }
    },
  }))
  return transaction.all(...reads)
}

const selectForeignKeys = sqlCommand(
  sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`,
  toObjects<{ table: string; name: string; definition: string }>,
)

/** The indexes of the application that belong to no key or constraint. */
const selectIndexes = sqlCommand(
  sql`select own.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class own on own.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and c.relname not like ${ofMigrations}
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by own.relname`,
  toObjects<{ name: string; definition: string }>,
)

/**
 * Runs work while no trigger fires and no foreign key is checked: the data has been checked before. The
 * foreign keys are checked all together at the end, and the indexes not needed for writing are built
 * then, which is faster than adding each row to each of them.
 */
export async function withoutRules(
  transaction: Transaction,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await transaction.run(selectForeignKeys)
  const each = async (items: readonly string[]) => {
    for (const text of items) await transaction.run(plainCommand(text))
  }
  const triggers = (state: 'disable' | 'enable') =>
    tables.map(({ name }) => `alter table public.${quoted(name)} ${state} trigger user`)
  await each(keys.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`))
  await each(triggers('disable'))
  const indexes = await transaction.run(selectIndexes)
  await each(indexes.map(({ name }) => `drop index public.${quoted(name)}`))
  await work()
  await each(indexes.map(({ definition }) => definition))
  await each(triggers('enable'))
  await each(
    keys.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${quoted(name)} ${definition}`,
    ),
  )
}
