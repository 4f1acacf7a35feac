import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant } from '../../db/columns.ts'

export const customers = pgTable('customers', {
  id: id(),
  name: text('name').notNull(),
  type: text('type'),
  customerType: text('customer_type'),
  personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
  cpf: text('cpf'),
  cnpj: text('cnpj'),
  accessAllowedUntil: day('access_allowed_until'),
  paymentOverdueSince: day('payment_overdue_since'),
  hasPaymentOverdue: boolean('has_payment_overdue').notNull().default(false),
  hasSuspendedContract: boolean('has_suspended_contract').notNull().default(false),
  isChurn: boolean('is_churn').notNull().default(false),
  isPremium: boolean('is_premium').notNull().default(false),
  isSpecificDemand: boolean('is_specific_demand').notNull().default(false),
  hasActiveContact: boolean('has_active_contact').notNull().default(false),
  serviceContractAwsKey: text('service_contract_aws_key'),
  customerAccess: text('customer_access').array().notNull().default([]),
  saleDate: day('sale_date'),
  mappingResponsibilityCheckDate: instant('mapping_responsibility_check_date'),
  createdAt: instant('created_at').notNull(),
})

export const customerTags = pgTable(
  'customer_tags',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customer_tags_of_customer').on(table.customerId)],
)
