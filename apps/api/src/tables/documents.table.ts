import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'
import type { StoredAttachment } from './stored-attachment.ts'
import { templates } from './templates.table.ts'

export const documents = pgTable(
  'documents',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    demandId: uuid('demand_id').references(() => demands.id, { onDelete: 'cascade' }),
    /** The template that it was made from. */
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    flagged: boolean('flagged').notNull().default(false),
    fields: jsonb('fields').$type<Record<string, string>>(),
    /** False hides a document of the firm from customers. */
    wasSendToCustomer: boolean('was_send_to_customer'),
    status: text('status', { enum: ['waiting', 'accepted'] })
      .notNull()
      .default('accepted'),
    userId: uuid('user_id'),
    userType: text('user_type', { enum: ['CUSTOMER', 'BACKOFFICE'] }),
    userName: text('user_name'),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The same content as a .docx; null if there is none. */
    wordFile: jsonb('word_file').$type<StoredAttachment>(),
    /** Incremented with every change by the firm; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('documents_of_demand').on(table.demandId, table.id),
    index('documents_of_customer').on(table.customerId, table.id),
    index('documents_of_business').on(table.businessId),
    index('documents_of_template').on(table.templateId, table.userId, table.id),
  ],
)
