import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'

/** Every file that was given an upload address. */
export const files = pgTable(
  'files',
  {
    /** Key in the storage: random, bound to its uploader. */
    key: text('key').primaryKey(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** As announced; detected from the bytes once it is attached. */
    contentType: text('content_type').notNull(),
    /** Bytes, as announced when the address was requested. */
    size: bigint('size', { mode: 'number' }).notNull(),
    type: text('type', {
      enum: ['ATTACHMENT', 'DOCUMENT', 'TEMPLATE', 'LOGO', 'GAZETTE', 'RECEIPT'],
    }).notNull(),
    /** The demand that it was attached to; null until then. */
    demandId: uuid('demand_id').references(() => demands.id, { onDelete: 'set null' }),
    /** Belongs to something internal to the firm. */
    internal: boolean('internal').notNull().default(false),
    attachedAt: instant('attached_at'),
    /** Since when it can no longer be attached: it is about to be removed. */
    abandonedAt: instant('abandoned_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('files_of_customer').on(table.customerId),
    // Files that count towards the quota: `app_files_bytes` sums them up at every upload.
    index('files_taking_room')
      .on(table.customerId, table.size)
      .where(sql`abandoned_at is null and type <> 'RECEIPT'`),
    index('files_of_demand').on(table.demandId),
    index('files_unattached').on(table.createdAt).where(sql`attached_at is null`),
  ],
)
