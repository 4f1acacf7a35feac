import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, day, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { users } from './users.table.ts'

/** A field of a template as stored, in the order of the form. */
export interface StoredField {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly type: string
  /** The largest number that it accepts. */
  readonly maximum?: number
}

/** The firm's kinds of templates. */
export const templateTypes = pgTable(
  'template_types',
  { id: id(), name: text('name').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [uniqueIndex('template_types_name').on(sql`fold_text(${table.name})`)],
)

/** The templates of documents; the same for all customers of the firm. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    typeId: uuid('type_id').references(() => templateTypes.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    html: text('html').notNull(),
    fields: jsonb('fields').$type<readonly StoredField[]>().notNull(),
    /** Visible to customers. */
    active: boolean('active').notNull().default(true),
    lastRevisionDate: day('last_revision_date'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('templates_of_type').on(table.typeId)],
)

/** A document that is being filled in: one for each user, business and template. */
export const templateDrafts = pgTable(
  'template_drafts',
  {
    userId: belongsTo('user_id', () => users.id),
    templateId: belongsTo('template_id', () => templates.id),
    businessId: belongsTo('business_id', () => businesses.id),
    customerId: belongsTo('customer_id', () => customers.id),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.templateId, table.businessId] }),
    index('template_drafts_of_template').on(table.templateId),
    index('template_drafts_of_business').on(table.businessId),
    index('template_drafts_of_customer').on(table.customerId),
  ],
)
