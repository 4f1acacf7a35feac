import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, day, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'

/** Statuses with the payment provider's names. */
export const billingStatuses = [
  'PENDING',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'CONFIRMED',
  'OVERDUE',
  'REFUNDED',
] as const

/** What the firm charges a customer: instalments of the contract, and fines. */
export const billings = pgTable(
  'billings',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    description: text('description').notNull(),
    /** In centavos, so that no sum is ever rounded. */
    valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: billingStatuses }).notNull().default('PENDING'),
    dueDate: day('due_date').notNull(),
    invoiceUrl: text('invoice_url'),
    /** The provider's reference of the payment; null for one that only the firm has. */
    providerReference: text('provider_reference'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('billings_of_customer').on(table.customerId, table.dueDate, table.id),
    index('billings_by_due_date').on(table.dueDate, table.id),
  ],
)
