import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { codePointText, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'

/** Users of exactly one customer each and, without a customer, the firm's staff. */
export const users = pgTable(
  'users',
  {
    id: id(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Lower case without accents, for searching. */
    nameFolded: codePointText('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    /** What lists are sorted by; the size of the numbers in it counts. */
    nameOrder: codePointText('name_order').notNull().generatedAlwaysAs(sql`order_text(name)`),
    email: text('email').notNull(),
    phone: text('phone'),
    /** A blocked user cannot sign in and has no session. */
    status: text('status', { enum: ['ACTIVE', 'BLOCKED'] })
      .notNull()
      .default('ACTIVE'),
    type: text('type', { enum: ['CUSTOMER', 'BACKOFFICE'] })
      .notNull()
      .default('CUSTOMER'),
    customerAdmin: boolean('customer_admin').notNull().default(false),
    customerSuperAdmin: boolean('customer_super_admin').notNull().default(false),
    occupation: text('occupation'),
    roles: text('roles').array().notNull().default([]),
    profilePhotoLink: text('profile_photo_link'),
    mappingResponsibilityCheckDate: instant('mapping_responsibility_check_date'),
    /** Since when the user is removed; permanently deleted 30 days later, see `user_removals`. */
    removedAt: instant('removed_at'),
    /** Incremented with every change that can conflict with another person's; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // The e-mail of a removed user becomes available.
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(sql`removed_at is null`),
    index('users_of_customer').on(table.customerId, table.nameOrder, table.id),
    index('users_by_name').on(table.nameOrder, table.id),
    check('users_customer', sql`(${table.type} = 'CUSTOMER') = (${table.customerId} is not null)`),
  ],
)
