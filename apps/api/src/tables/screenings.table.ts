import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demandTypes } from './demand-types.table.ts'
import { demands } from './demands.table.ts'

/** The firm's decision on a new demand; only the firm reads it. */
export const demandScreenings = pgTable(
  'demand_screenings',
  {
    demandId: uuid('demand_id')
      .primaryKey()
      .references(() => demands.id, { onDelete: 'cascade' }),
    customerId: belongsTo('customer_id', () => customers.id),
    demandTypeId: uuid('demand_type_id').references(() => demandTypes.id, { onDelete: 'set null' }),
    demandTypeName: text('demand_type_name').notNull(),
    // The assignee at that time, and who decided: history, which outlives people.
    backofficeUserId: uuid('backoffice_user_id'),
    backofficeUserName: text('backoffice_user_name'),
    note: text('note'),
    screenedById: uuid('screened_by_id').notNull(),
    screenedByName: text('screened_by_name').notNull(),
    screenedAt: instant('screened_at').notNull(),
  },
  (table) => [index('demand_screenings_of_type').on(table.demandTypeId)],
)
