import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** Kinds of news that people have muted; a user without a row gets everything. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Kinds on channels that are off, as 'messages:email'. */
  muted: text('muted').array().notNull().default(sql`'{}'`),
  updatedAt: instant('updated_at').notNull(),
})
