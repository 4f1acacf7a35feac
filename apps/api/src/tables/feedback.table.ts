import { boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    demandId: belongsTo('demand_id', () => demands.id),
    customerId: belongsTo('customer_id', () => customers.id),
    userId: uuid('user_id').notNull(),
    rating: integer('rating'),
    description: text('description'),
    skipped: boolean('skipped').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('feedbacks_of_demand').on(table.demandId)],
)
