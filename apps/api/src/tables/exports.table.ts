import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { users } from './users.table.ts'

/** Exports of everything that an admin may see. A row is deleted along with its file. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    /** The requester: it contains what they see, and nobody else gets it. */
    userId: belongsTo('user_id', () => users.id),
    status: text('status', { enum: ['WAITING', 'BUILDING', 'READY', 'FAILED'] })
      .notNull()
      .default('WAITING'),
    /** Incremented with each try: the result of an earlier one is never published. */
    attempt: integer('attempt').notNull().default(0),
    /** The requester lost access to something while it is being made: this try is no longer published. */
    stale: boolean('stale').notNull().default(false),
    percent: integer('percent').notNull().default(0),
    /** Its last try found too little space on the disk; the next one is made by itself. */
    waitsForSpace: boolean('waits_for_space').notNull().default(false),
    /** Bytes of the ZIP, which are null again when the file of a withdrawn one is deleted, and the stored files in it. */
    size: bigint('size', { mode: 'number' }),
    files: integer('files'),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
    /** When its file is deleted; moved forward if the requester lost access to some of its content. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    // A repeated request gets the one that is being made.
    uniqueIndex('data_exports_under_way')
      .on(table.userId)
      .where(sql`status in ('WAITING', 'BUILDING')`),
    index('data_exports_of_user').on(table.userId, table.id),
  ],
)
