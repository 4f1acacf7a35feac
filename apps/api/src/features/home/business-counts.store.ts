import { and, type SQL, sql } from 'drizzle-orm'
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

const count = (name: string, condition: SQL | undefined) => {
  const prepare = (kind: BusinessScope['kind']) =>
    build
      .select({ count: sql<number>`count(*)::int` })
      .from(demands)
      .where(and(inScope(kind), visibleDemand, condition))
      .prepare(`count_${name}_${kind}`)
  const prepared = { one: prepare('one'), many: prepare('many'), all: prepare('all') } as const
  return (scope: BusinessScope) => toCommand(prepared[scope.kind], { scope: scopeValue(scope) })
}

/** Number of demands of a scope that wait for the customer. */
export const selectWaitingCount = count('waiting', waitsForCustomer)

/** Number of those that the page of demands lists, for the navigation to it. */
export const selectListedWaitingCount = count(
  'listed_waiting',
  and(waitsForCustomer, demands.onDemandsPage),
)

/**
 * Counts of the principal's customer for each business with demands, in one statement: open and overdue
 * demands as on the page of demands, waiting ones as on the home page.
 * @param today in the firm's time zone
 */
export const selectBusinessCounts = (today: string) =>
  toCommand(
    build
      .select({
        businessId: demands.businessId,
        open: sql<number>`count(*) filter (where ${demands.statusKey} <> 'FINISHED' and ${demands.onDemandsPage})::int`,
        waiting: sql<number>`count(*) filter (where ${waitsForCustomer})::int`,
        overdue: sql<number>`count(*) filter (where ${isLate(today)} and ${demands.onDemandsPage})::int`,
      })
      .from(demands)
      .where(and(sql`${demands.customerId} = (select app_customer())`, visibleDemand))
      .groupBy(demands.businessId),
  )
