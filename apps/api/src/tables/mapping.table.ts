import type { AnswersByField } from '@tramite/core/mapping'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'

const customerId = () => belongsTo('customer_id', () => customers.id)

/** One for each business that requested a first meeting. */
export const mappings = pgTable(
  'mappings',
  {
    id: id(),
    customerId: customerId(),
    businessId: belongsTo('business_id', () => businesses.id),
    preMeetingDemandId: belongsTo('pre_meeting_demand_id', () => demands.id),
    /** The mapping demand, from the day on which the meeting was held. */
    demandId: uuid('demand_id').references(() => demands.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mappings_of_business').on(table.businessId),
    uniqueIndex('mappings_of_meeting').on(table.preMeetingDemandId),
    uniqueIndex('mappings_of_demand').on(table.demandId),
    index('mappings_of_customer').on(table.customerId, table.id),
  ],
)

export const mappingSectors = pgTable(
  'mapping_sectors',
  {
    id: id(),
    customerId: customerId(),
    mappingId: belongsTo('mapping_id', () => mappings.id),
    /** A kind of sector, or a custom name. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mapping_sectors_of_mapping').on(table.mappingId, table.id)],
)

export const mappingActivities = pgTable(
  'mapping_activities',
  {
    id: id(),
    customerId: customerId(),
    sectorId: belongsTo('sector_id', () => mappingSectors.id),
    name: text('name').notNull(),
    /** By question; unanswered ones are left out. */
    answers: jsonb('answers').$type<AnswersByField>().notNull().default({}),
    /** Their number, so that lists need not read them. */
    answered: integer('answered').notNull().default(0),
    /** Incremented with every change of the row; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mapping_activities_of_sector').on(table.sectorId, table.id)],
)

/** The content of a mapping at one moment, by the ids of its sectors and activities. */
export interface MappingSnapshot {
  readonly sectors: readonly {
    readonly id: string
    readonly name: string
    readonly activities: readonly {
      readonly id: string
      readonly name: string
      readonly answers: AnswersByField
    }[]
  }[]
}

/** The content of a mapping each time it was completed: the next one is compared with it. */
export const mappingSnapshots = pgTable(
  'mapping_snapshots',
  {
    /** Of the document of the same completion. */
    id: id(),
    customerId: customerId(),
    mappingId: belongsTo('mapping_id', () => mappings.id),
    content: jsonb('content').$type<MappingSnapshot>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mapping_snapshots_of_mapping').on(table.mappingId, table.createdAt, table.id)],
)
