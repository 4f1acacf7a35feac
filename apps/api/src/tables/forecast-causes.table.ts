import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, day, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'

/**
 * The causes of a demand's dates: one row for each date, never changed. A `ForecastCause` of core's
 * rules, with its author.
 */
export const forecastCauses = pgTable(
  'forecast_causes',
  {
    demandId: belongsTo('demand_id', () => demands.id),
    /** Within the demand, from 1: each begins with the date that the previous one led to. */
    step: integer('step').notNull(),
    customerId: belongsTo('customer_id', () => customers.id),
    kind: text('kind', {
      enum: [
        'queue',
        'priority',
        'overtaken',
        'reordered',
        'answered',
        'reopened',
        'resumed',
        'staff',
        'unrecorded',
      ],
    }).notNull(),
    from: day('from_day'),
    to: day('to_day'),
    place: integer('place'),
    /** Business days. */
    offset: integer('offset_days').notNull(),
    countedFrom: day('counted_from'),
    notBefore: day('not_before'),
    notAfter: day('not_after'),
    /** The demand whose move delayed this one or let it move up. */
    movedById: uuid('moved_by_id').references(() => demands.id, { onDelete: 'set null' }),
    /** The author, which outlives people; null if unknown. */
    userId: uuid('user_id'),
    userName: text('user_name'),
    userType: text('user_type', { enum: ['CUSTOMER', 'BACKOFFICE', 'SYSTEM'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.demandId, table.step] }),
    // Needed for the deletion of a demand.
    index('forecast_causes_moved_by').on(table.movedById).where(sql`moved_by_id is not null`),
    check('forecast_causes_step', sql`${table.step} > 0`),
  ],
)
