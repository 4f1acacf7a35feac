import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, codePointText, day, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'
import type { StoredAttachment } from './stored-attachment.ts'
import { users } from './users.table.ts'

/** Dated items of a customer, seen in all its businesses. The creator's name is copied. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    /** The number that people quote, `externalId` on the wire. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    customerId: belongsTo('customer_id', () => customers.id),
    /** The responsible user: the creator, or their heir. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    userType: text('user_type', { enum: ['CUSTOMER', 'BACKOFFICE'] }).notNull(),
    name: text('name').notNull(),
    /** Lower case without accents, for filtering. */
    nameFolded: codePointText('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    /** What lists are sorted by; the size of the numbers in it counts. */
    nameOrder: codePointText('name_order').notNull().generatedAlwaysAs(sql`order_text(name)`),
    type: text('type', { enum: ['event', 'legalObrigation', 'task'] }).notNull(),
    dueDate: day('due_date').notNull(),
    notifyDate: day('notify_date').notNull(),
    usersNotification: uuid('users_notification').array().notNull().default([]),
    /** Those of them who have had the notice of that day; emptied when the day moves. */
    notifiedUsers: uuid('notified_users').array().notNull().default([]),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    link: text('link'),
    /** Incremented with every change that can conflict with another person's; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('reminders_of_customer').on(table.customerId, table.dueDate, table.id),
    index('reminders_by_due_date').on(table.dueDate, table.id),
    index('reminders_of_user').on(table.userId),
    index('reminders_to_notify')
      .on(table.notifyDate, table.id)
      .where(sql`not users_notification <@ notified_users`),
  ],
)

/** Which businesses have archived a reminder. */
export const reminderArchives = pgTable(
  'reminder_archives',
  {
    reminderId: belongsTo('reminder_id', () => reminders.id),
    businessId: belongsTo('business_id', () => businesses.id),
    customerId: uuid('customer_id').notNull(),
    /** Who archived it; copied, since it outlives them. Null if it was not recorded. */
    userName: text('user_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reminderId, table.businessId] }),
    index('reminder_archives_of_business').on(table.businessId),
  ],
)

/** Which demands a reminder is linked to. */
export const reminderDemands = pgTable(
  'reminder_demands',
  {
    id: id(),
    reminderId: belongsTo('reminder_id', () => reminders.id),
    demandId: belongsTo('demand_id', () => demands.id),
    customerId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminder_demands_pair').on(table.reminderId, table.demandId),
    index('reminder_demands_of_demand').on(table.demandId),
  ],
)
