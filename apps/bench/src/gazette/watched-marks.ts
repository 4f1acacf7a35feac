import { randomUUID } from 'node:crypto'
import type { Sql } from '../processes/store.ts'
import { WATCHED, watchedNumbers } from './edition.ts'

const newIds = () => Array.from({ length: WATCHED }, () => randomUUID())

/** Registers a mark with a process number for each of as many demands, of all customers. */
export async function insertWatchedMarks(sql: Sql): Promise<void> {
  const marks = await sql(
    `insert into marks (id, customer_id, business_id, demand_id, user_id, name, description,
       presentation, nature, created_at, updated_at)
     select made.id::uuid, d.customer_id, d.business_id, d.id, d.user_id, 'Marca ' || made.place,
       '', 'Mista', 'Produto', now(), now()
     from unnest($1::text[]) with ordinality as made (id, place)
     join (select *, row_number() over (order by md5(id::text)) as place
       from demands where user_id is not null) d using (place)
     returning id, customer_id`,
    [newIds()],
  )
  if (marks.length !== WATCHED) throw new Error(`Only ${marks.length} demands may have a mark`)
  await sql(
    `insert into mark_processes (id, mark_id, customer_id, number, status, status_on, created_at,
       updated_at)
     select made.id::uuid, mark::uuid, customer::uuid, number, 'Pedido', '2026-01-12', now(), now()
     from unnest($1::text[], $2::text[], $3::text[], $4::text[])
       as made (id, mark, customer, number)`,
    [newIds(), marks.map(([id]) => id), marks.map(([, customer]) => customer), watchedNumbers],
  )
}
