import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { demands } from './demands.table.ts'
import { users } from './users.table.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    customerId: uuid('customer_id'),
    demandId: uuid('demand_id').references(() => demands.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    link: text('link'),
    type: text('type').notNull().default('DEMAND'),
    isReaded: boolean('is_readed').notNull().default(false),
    /** Since when it is read; null while unread. */
    readAt: instant('read_at'),
    /** The user has opened the bell since. */
    isSeen: boolean('is_seen').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notifications_of_user').on(table.userId, table.id),
    index('notifications_of_demand').on(table.demandId),
  ],
)
