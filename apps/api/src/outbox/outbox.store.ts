import { type SQL, sql } from 'drizzle-orm'
import type { Command } from '../db/command.ts'
import { build, sqlCommand, toCommand } from '../db/statements.ts'
import { outbox } from '../tables/outbox.table.ts'
import type { OutboxMessage, ToolChanged } from './outbox-message.ts'

const insert = build
  .insert(outbox)
  .values({
    customerId: sql.placeholder('customerId'),
    message: sql.placeholder('message'),
    createdAt: sql.placeholder('createdAt'),
  })
  .prepare('insert_outbox')

const leaving = <T>(command: Command<T>): Command<T> => ({ ...command, leavesMessage: true })

/** Leaves a message to be carried out after the transaction. */
export const leaveMessage = (customerId: string | null, message: OutboxMessage, now: Date) =>
  leaving(toCommand(insert, { customerId, message, createdAt: now.toISOString() }))

/** The same for any number of messages, in one statement and as one value. */
export const leaveMessages = (
  customerId: string | null,
  messages: readonly [OutboxMessage, ...OutboxMessage[]],
  now: Date,
) => {
  const insertAll = sql`insert into outbox (customer_id, message, created_at)
    select ${customerId}::uuid, message, ${now.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) as message`
  return leaving(sqlCommand(insertAll, () => undefined, 'insert_outbox_messages'))
}

/**
 * Tells each of some customers that its data in a tool changed, and the firm once, in one statement.
 * @param customers selects their ids as `id`
 */
export const leaveToolMessages = (customers: SQL, tool: ToolChanged['tool'], now: Date) => {
  const insertEach = sql`insert into outbox (customer_id, message, created_at)
    select null, jsonb_build_object('kind', 'toolChanged', 'tool', ${tool}::text, 'customerId', told.id,
      'isFirmTold', told.id is not null),
      ${now.toISOString()}::timestamptz
    from (${customers} union all select null::uuid) as told`
  return leaving(sqlCommand(insertEach, () => undefined))
}

/** Since when the oldest message has been waiting; null if there is none. */
export const selectOldestMessage = () =>
  sqlCommand(sql`select min(created_at) from ${outbox}`, ({ rows }) =>
    rows[0]?.[0] ? new Date(rows[0][0] as string) : null,
  )

/**
 * Takes messages to carry out; those taken by another process are left out.
 * @param postponed ids of those whose time has not come
 */
export const takeMessages = (limit: number, postponed: readonly number[]) =>
  toCommand(
    build
      .delete(outbox)
      .where(
        sql`${outbox.id} in (select id from outbox where id <> all(${sql.param(postponed)}::bigint[])
          order by id limit ${limit} for update skip locked)`,
      )
      .returning({ id: outbox.id, message: outbox.message }),
  )
