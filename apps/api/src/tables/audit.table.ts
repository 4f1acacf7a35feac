import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/**
 * Actions that somebody may have to answer for. Rows are only ever added, in the transaction of the
 * action; `audit_chain` then chains each to those before it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Default of the database: triggers write too. */
    id: id().default(sql`gen_random_uuid()`),
    at: instant('at').notNull().default(sql`now()`),
    event: text('event').notNull(),
    /** The actor; null for a stranger, a job or the operator. */
    actorId: uuid('actor_id'),
    /** The customer concerned; null for the firm's own. */
    customerId: uuid('customer_id'),
    /** The user, demand, file … that it was done to. */
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_by_time').on(table.at, table.id),
    index('audit_log_of_actor').on(table.actorId, table.at, table.id),
    index('audit_log_of_subject').on(table.subjectId, table.at, table.id),
    index('audit_log_of_customer').on(table.customerId, table.at, table.id),
  ],
)

/** The order of the log and, in each row, a hash over its entry and the previous hash. */
export const auditChain = pgTable('audit_chain', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull().unique(),
  /** SHA-256, hexadecimal. */
  hash: text('hash').notNull(),
})
