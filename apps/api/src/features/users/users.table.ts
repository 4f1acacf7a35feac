import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'
import { customers } from '../customers/customers.table.ts'

/** Customer users and, without a customer, the firm's staff. */
export const users = pgTable(
  'users',
  {
    id: id(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE'] })
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_of_customer').on(table.customerId),
  ],
)
