import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { billings } from './billings.table.ts'
import { customers } from './customers.table.ts'

/** `received` until the firm has decided. */
const receiptStatuses = ['received', 'accepted', 'refused'] as const

/**
 * Proofs of payment that customers sent. A new one releases a delinquent customer, unless it follows a refused
 * one.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    /** The sender. No reference: it outlives the account. */
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** The oldest open invoice when it was sent. */
    billingId: uuid('billing_id').references(() => billings.id, { onDelete: 'set null' }),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    status: text('status', { enum: receiptStatuses }).notNull().default('received'),
    /** Whether the tag 'Inadimplente' was removed for it: when it was sent, or when the firm accepted it. */
    released: boolean('released').notNull().default(true),
    /** The firm's comment on its decision. */
    note: text('note'),
    /** When it was reported to the payment provider. */
    reportedAt: instant('reported_at'),
    /** When it was asked for the status of the invoice, if there is one to ask for. */
    verifiedAt: instant('verified_at'),
    /** When the provider permanently refused the report or the question about it; neither is repeated. */
    reportRefusedAt: instant('report_refused_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** When the firm decided, or it was sent. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('receipts_of_customer').on(table.customerId, table.id),
    index('receipts_of_billing').on(table.billingId),
    index('receipts_by_file').on(table.fileKey),
  ],
)
