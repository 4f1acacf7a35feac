import type { Database } from '../db/database.ts'
import { select, type Table } from './rows-of.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: string
}

/** Columns that the database does not fill by itself. */
const columnsOf = (database: Database, table: string): Promise<Column[]> =>
  select<Column & Record<string, string>>(
    database,
    `select column_name as name, data_type as type, is_nullable as nullable
     from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'
       and is_identity = 'NO'`,
  )

/** Unique texts get the number of their copy. */
const unique = new Set(['name', 'email', 'key', 'cpf', 'cnpj'])

function copyOf({ name, type }: Column): string {
  if (name === 'id' && type === 'uuid') return 'gen_random_uuid()'
  if (type === 'text' && unique.has(name)) return `r."${name}" || ' ' || n`
  // So do the numbers of editions.
  if (type === 'integer' && name === 'number') return `r."${name}" + 100000 * n`
  return `r."${name}"`
}

/** Another business of the same customer for each copy. */
const otherBusiness = `coalesce((select b.id from businesses b
  where b.customer_id = r.customer_id order by b.id offset n limit 1), r.business_id)`

async function copy(
  database: Database,
  { name: table, columns: known }: Table,
  copies: number,
): Promise<void> {
  const columns = await columnsOf(database, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const insert = (values: readonly string[]) =>
    select(
      database,
      `insert into ${table} (${names}) select ${values.join(', ')}
       from ${table} r, generate_series(1, ${copies}) n on conflict do nothing returning 1 as made`,
    )
  const made = await insert(columns.map(copyOf))
  if (made.length > 0 || !['business_id', 'customer_id'].every((name) => known.includes(name))) {
    return
  }
  // There is one per business, and one per demand.
  await insert(
    columns.map((column) => {
      if (column.name === 'business_id') return otherBusiness
      const isOfDemand = column.name.endsWith('demand_id') && column.nullable === 'YES'
      return isOfDemand ? 'null' : copyOf(column)
    }),
  )
}

/**
 * Copies every row of the tables some times, with everything that it refers to. Rows that must be unique
 * are not copied.
 */
export async function multiplyRows(
  database: Database,
  tables: readonly Table[],
  copies: number,
): Promise<void> {
  for (const table of tables) await copy(database, table, copies)
  // Copied users are in the businesses of the original's customer as well.
  await select(
    database,
    `insert into business_users (business_id, user_id, customer_id)
     select b.id, u.id, u.customer_id from users u join businesses b using (customer_id)
     on conflict do nothing`,
  )
  // A demand has at most one mark: each without one gets one.
  await select(
    database,
    `insert into marks (id, customer_id, business_id, demand_id, user_id, name, description,
       created_at, updated_at)
     select gen_random_uuid(), d.customer_id, d.business_id, d.id, d.user_id, d.name, '',
       d.created_at, d.updated_at
     from demands d on conflict do nothing`,
  )
  // A business has at most one mapping, with a meeting of its own.
  await select(
    database,
    `insert into mappings (id, customer_id, business_id, pre_meeting_demand_id, created_at)
     select gen_random_uuid(), b.customer_id, b.id, d.id, d.created_at
     from (select *, row_number() over (partition by customer_id order by id) as place
       from businesses) b
     join (select *, row_number() over (partition by customer_id order by id) as place
       from demands) d using (customer_id, place)
     on conflict do nothing`,
  )
  // Some of the copied reminders are linked to every demand, and some archived everywhere.
  await select(
    database,
    `insert into reminder_demands (id, reminder_id, demand_id, customer_id, created_at)
     select gen_random_uuid(), r.id, d.id, r.customer_id, r.created_at
     from reminders r join demands d using (customer_id) where r.name like '% 1'
     on conflict do nothing`,
  )
  await select(
    database,
    `insert into reminder_archives (reminder_id, business_id, customer_id, created_at)
     select r.id, b.id, r.customer_id, r.created_at
     from reminders r join businesses b using (customer_id) where r.name like '% 2'
     on conflict do nothing`,
  )
}
