import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo, instant } from '../db/columns.ts'
import type { MailedNews } from '../ports/jobs.ts'
import { demands } from './demands.table.ts'
import { users } from './users.table.ts'

/**
 * The pending e-mail about a demand to a person: the first news creates it, those of the next minutes are
 * added, and it becomes a job when it is due.
 */
export const demandMails = pgTable(
  'demand_mails',
  {
    userId: belongsTo('user_id', () => users.id),
    demandId: belongsTo('demand_id', () => demands.id),
    dueAt: instant('due_at').notNull(),
    /** In the order in which it happened. */
    news: jsonb('news').$type<MailedNews[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.demandId] }),
    index('demand_mails_due').on(table.dueAt),
  ],
)
