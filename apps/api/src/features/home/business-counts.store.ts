import { and, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { demands, WAITS_BELOW } from '../../tables/demands.table.ts'
import { isLate } from '../demands/late-demands.ts'
import {
  type BusinessScope,
  inScope,
  scopeValue,
  visibleDemand,
} from '../visibility/demand-scope.ts'

/** Whether a demand waits for the customer's reply or validation. */
export const waitsForCustomer = sql`${demands.turnKey} < ${sql.raw(String(WAITS_BELOW))}`

const waiting = (kind: BusinessScope['kind']) =>
  build
    .select({ count: sql<number>`count(*)::int` })
    .from(demands)
    .where(and(inScope(kind), visibleDemand, waitsForCustomer))
    .prepare(`count_waiting_${kind}`)
const waitingOf = { one: waiting('one'), many: waiting('many'), all: waiting('all') } as const

/** Number of demands of a scope that wait for the customer. */
export const selectWaitingCount = (scope: BusinessScope) =>
  toCommand(waitingOf[scope.kind], { scope: scopeValue(scope) })

/**
 * Counts of the principal's customer for each business with demands, in one statement.
 * @param today in the firm's time zone
 */
export const selectBusinessCounts = (today: string) =>
  toCommand(
    build
      .select({
        businessId: demands.businessId,
        open: sql<number>`count(*) filter (where ${demands.statusKey} <> 'FINISHED')::int`,
        waiting: sql<number>`count(*) filter (where ${waitsForCustomer})::int`,
        overdue: sql<number>`count(*) filter (where ${isLate(today)})::int`,
      })
      .from(demands)
      .where(and(sql`${demands.customerId} = (select app_customer())`, visibleDemand))
      .groupBy(demands.businessId),
  )
