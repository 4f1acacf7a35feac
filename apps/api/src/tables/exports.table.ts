import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { users } from './users.table.ts'

/** Exports of everything that an admin may see. A row goes with its file. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    /** Who asked for it: it holds what they see, and nobody else gets it. */
    userId: belongsTo('user_id', () => users.id),
    status: text('status', { enum: ['WAITING', 'BUILDING', 'READY', 'FAILED'] })
      .notNull()
      .default('WAITING'),
    /** Grows with each try: what an earlier one has made is not given out. */
    attempt: integer('attempt').notNull().default(0),
    /** Something was taken from its asker while it is made: this try is given out no more. */
    stale: boolean('stale').notNull().default(false),
    percent: integer('percent').notNull().default(0),
    /** Bytes of the ZIP, and the stored files in it. */
    size: bigint('size', { mode: 'number' }),
    files: integer('files'),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
    /** When its file is deleted; set earlier where something that it holds was taken from its asker. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    // Whoever asks twice gets the one that is being made.
    uniqueIndex('data_exports_under_way')
      .on(table.userId)
      .where(sql`status in ('WAITING', 'BUILDING')`),
    index('data_exports_of_user').on(table.userId, table.id),
  ],
)
