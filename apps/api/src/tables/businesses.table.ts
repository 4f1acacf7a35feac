import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { users } from './users.table.ts'

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    name: text('name').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    cpf: text('cpf'),
    cnpj: text('cnpj'),
    cep: text('cep'),
    addressCity: text('address_city'),
    addressState: text('address_state'),
    address: text('address'),
    addressNumber: text('address_number'),
    addressDistrict: text('address_district'),
    addressComplement: text('address_complement'),
    isInternational: boolean('is_international').notNull().default(false),
    /** Key of an uploaded file. */
    logo: text('logo'),
    /** Incremented with every change of the row; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  // The first created is the customer's default.
  (table) => [index('businesses_of_customer').on(table.customerId, table.createdAt, table.id)],
)

export const businessUsers = pgTable(
  'business_users',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    userId: belongsTo('user_id', () => users.id),
    customerId: belongsTo('customer_id', () => customers.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.businessId] }),
    index('business_users_of_business').on(table.businessId),
  ],
)
