import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, codePointText, day, id, instant } from '../db/columns.ts'

/** The legal representative of a customer. */
export interface LegalRepresentative {
  readonly name: string
  /** Digits only. */
  readonly cpf: string
  readonly email: string
}

export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text('name').notNull(),
    /** Lower case without accents, for searching. */
    nameFolded: codePointText('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    /** What lists are sorted by; the size of the numbers in it counts. */
    nameOrder: codePointText('name_order').notNull().generatedAlwaysAs(sql`order_text(name)`),
    type: text('type'),
    customerType: text('customer_type'),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    cpf: text('cpf'),
    cnpj: text('cnpj'),
    accessAllowedUntil: day('access_allowed_until'),
    paymentOverdueSince: day('payment_overdue_since'),
    hasPaymentOverdue: boolean('has_payment_overdue').notNull().default(false),
    hasSuspendedContract: boolean('has_suspended_contract').notNull().default(false),
    /** Since when it is suspended; null if it is not, or the date was not recorded. */
    contractSuspendedAt: instant('contract_suspended_at'),
    isChurn: boolean('is_churn').notNull().default(false),
    isPremium: boolean('is_premium').notNull().default(false),
    isSpecificDemand: boolean('is_specific_demand').notNull().default(false),
    hasActiveContact: boolean('has_active_contact').notNull().default(false),
    serviceContractAwsKey: text('service_contract_aws_key'),
    customerAccess: text('customer_access').array().notNull().default([]),
    saleDate: day('sale_date'),
    legalRepresentative: jsonb('legal_representative').$type<LegalRepresentative>(),
    /** Incremented with every change of the row; the ETag for the firm's people. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customers_by_name').on(table.nameOrder, table.id)],
)

export const customerTags = pgTable(
  'customer_tags',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('customer_tags_of_customer').on(table.customerId),
    // A customer has a tag at most once.
    uniqueIndex('customer_tags_names').on(table.customerId, table.name),
  ],
)
