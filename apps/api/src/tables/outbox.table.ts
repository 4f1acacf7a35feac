import { bigint, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import type { OutboxMessage } from '../outbox/outbox-message.ts'

/**
 * Pending effects of a write: events for open pages, notifications, e-mails. Written in the same
 * transaction as the change and carried out right after it, once.
 */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: uuid('customer_id'),
  message: jsonb('message').$type<OutboxMessage>().notNull(),
  createdAt: instant('created_at').notNull(),
})
