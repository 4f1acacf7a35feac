import type { RowKey } from '@tramite/api/testing/odd-requests'
import type { Sql } from '../processes/store.ts'

/** Users of the demo firm that send requests. */
export const people = {
  customer: 'super@aurora.example',
  staff: 'advogada@firma.example',
} as const

/** A row of each table in which the customer has any, so that requests find something. */
export async function findRows(sql: Sql): Promise<RowKey[]> {
  const tables = await sql(
    `select k.table_name, k.column_name
     from information_schema.table_constraints t
     join information_schema.key_column_usage k using (constraint_name, table_schema)
     join information_schema.columns c
       on c.table_schema = t.table_schema and c.table_name = k.table_name
         and c.column_name = 'customer_id'
     where t.constraint_type = 'PRIMARY KEY' and t.table_schema = 'public'
       and (select count(*) from information_schema.key_column_usage o
         where o.constraint_name = t.constraint_name) = 1
     order by 1`,
  )
  const rows: RowKey[] = []
  for (const [table, column] of tables) {
    const [found] = await sql(
      `select r.${column}::text from ${table} r
       where r.customer_id = (select customer_id from users where email = $1) order by 1 limit 1`,
      [people.customer],
    )
    if (found) rows.push({ table: String(table), key: String(found[0]) })
  }
  return rows
}
