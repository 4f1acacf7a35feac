import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, day, id, instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** Announcements of the firm to the admins of its customers, each for some days. */
export const popups = pgTable(
  'popups',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    img: text('img'),
    link: text('link'),
    /** First and last day, both inclusive. */
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('popups_by_day').on(table.endDate, table.startDate)],
)

/** Users who have closed or followed a popup, and do not see it again. */
export const popupViews = pgTable(
  'popup_views',
  {
    popupId: belongsTo('popup_id', () => popups.id),
    userId: belongsTo('user_id', () => users.id),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.popupId] }),
    index('popup_views_of_popup').on(table.popupId),
  ],
)
