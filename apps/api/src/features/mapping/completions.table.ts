import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'
import { customers } from '../customers/customers.table.ts'
import { demands } from '../demands/demands.table.ts'
import type { CompletedMapping } from './mapping-document.ts'

/**
 * Mappings that were finished and whose document is still to be made, with what was filled in at that
 * moment: a mapping may be done again before its document is there.
 */
export const mappingCompletions = pgTable(
  'mapping_completions',
  {
    /** Becomes the id of the document. */
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demands.id, { onDelete: 'cascade' }),
    /** The lawyer who finished it. */
    reviewerId: uuid('reviewer_id').notNull(),
    content: jsonb('content').$type<CompletedMapping>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mapping_completions_of_demand').on(table.demandId)],
)
