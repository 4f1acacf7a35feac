import { sql } from 'drizzle-orm'
import { build, toCommand } from '../db/statements.ts'
import { outbox } from './outbox.table.ts'
import type { OutboxMessage } from './outbox-message.ts'

const insert = build
  .insert(outbox)
  .values({
    customerId: sql.placeholder('customerId'),
    message: sql.placeholder('message'),
    createdAt: sql.placeholder('createdAt'),
  })
  .prepare('insert_outbox')

/** Leaves a message to be carried out after the transaction. */
export const leaveMessage = (customerId: string, message: OutboxMessage, now: Date) =>
  toCommand(insert, { customerId, message, createdAt: now.toISOString() })

/** Takes messages to carry out; those that another process has taken are left out. */
export const takeMessages = (limit: number) =>
  toCommand(
    build
      .delete(outbox)
      .where(
        sql`${outbox.id} in (select id from outbox order by id limit ${limit} for update skip locked)`,
      )
      .returning({ id: outbox.id, message: outbox.message }),
  )
