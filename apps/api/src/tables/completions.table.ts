import type { MappingChanges } from '@tramite/core/mapping'
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'
import type { MappingSnapshot } from './mapping.table.ts'

/** The data of a completed mapping's document. */
export interface CompletedMapping {
  readonly firmName: string
  readonly customerName: string
  /** Of the controller, with its separators; absent in mappings stored before it was requested. */
  readonly customerTaxId?: string | undefined
  readonly businessName: string
  /** The number that people quote. */
  readonly demandNumber: number
  readonly reviewerName: string
  /** `YYYY-MM-DD`, in the firm's time zone. */
  readonly finishedOn: string
  readonly sectors: MappingSnapshot['sectors']
  /** The differences from the mapping completed before; absent in the first one. */
  readonly since?:
    | {
        /** The day on which that one was completed: `YYYY-MM-DD`, in the firm's time zone. */
        readonly finishedOn: string
        readonly changes: MappingChanges
      }
    | undefined
}

/**
 * Finished mappings whose document has yet to be made, with their content at that moment: a mapping may
 * be done again before its document exists.
 */
export const mappingCompletions = pgTable(
  'mapping_completions',
  {
    /** Becomes the id of the document. */
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    demandId: belongsTo('demand_id', () => demands.id),
    /** The lawyer who finished it. */
    reviewerId: uuid('reviewer_id').notNull(),
    content: jsonb('content').$type<CompletedMapping>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mapping_completions_of_demand').on(table.demandId)],
)
