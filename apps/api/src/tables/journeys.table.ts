import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'

/** A demand that a journey creates when it is started. */
export interface DefaultDemand {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** The journeys that the firm offers to all of its customers, or to those of one type. */
export const journeyTypes = pgTable(
  'journey_types',
  {
    id: id(),
    /** Identifies it in the firm's content; null if it was added by a call. */
    key: text('key'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Place in the list, `index` on the wire. */
    place: integer('place').notNull(),
    /** As in the customers' data; null for every customer. */
    customerType: text('customer_type'),
    /** Customers can start it. */
    active: boolean('active').notNull().default(true),
    defaultDemands: jsonb('default_demands').$type<DefaultDemand[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('journey_types_by_place').on(table.place, table.id),
    unique('journey_types_by_key').on(table.key),
  ],
)

/** Journeys that customers have started, each in one of their businesses. */
export const customerJourneys = pgTable(
  'customer_journeys',
  {
    id: id(),
    journeyTypeId: uuid('journey_type_id')
      .notNull()
      .references(() => journeyTypes.id),
    customerId: belongsTo('customer_id', () => customers.id),
    businessId: belongsTo('business_id', () => businesses.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('customer_journeys_of_customer').on(table.customerId, table.id),
    index('customer_journeys_of_business').on(table.businessId),
    index('customer_journeys_of_type').on(table.journeyTypeId),
  ],
)

/** The journey of a demand: a started one, or, without it, the one that it prepares. */
export const journeyDemands = pgTable(
  'journey_demands',
  {
    demandId: uuid('demand_id')
      .primaryKey()
      .references(() => demands.id, { onDelete: 'cascade' }),
    journeyTypeId: uuid('journey_type_id')
      .notNull()
      .references(() => journeyTypes.id),
    customerJourneyId: uuid('customer_journey_id').references(() => customerJourneys.id, {
      onDelete: 'cascade',
    }),
    customerId: uuid('customer_id').notNull(),
    /** Among the demands of its journey. */
    place: integer('place').notNull(),
  },
  (table) => [
    index('journey_demands_of_customer').on(table.customerId),
    index('journey_demands_of_type').on(table.journeyTypeId),
    index('journey_demands_of_journey').on(table.customerJourneyId),
  ],
)
