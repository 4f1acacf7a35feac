import { and, count, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { build } from '../../db/statements.ts'
import { demandCounts } from '../../tables/demand-counts.table.ts'
import { demands } from '../../tables/demands.table.ts'
import type { BusinessScope } from '../visibility/demand-scope.ts'
import {
  type DemandFilter,
  type Filters,
  isChosen,
  isListed,
  specificSince,
} from './demand-filter.ts'

/**
 * The demands visible to the principal, from indexed columns: for skipping and counting. Conditions on
 * `demands` apply to it.
 */
export const visibleDemands = sql`visible_demands as ${sql.identifier('demands')}`

/** The counts, for the same conditions. */
const counts = alias(demandCounts, 'demands')
const counted = new Set<keyof DemandFilter>(['statusKey', 'onDemandsPage'])
const splitting = new Set<keyof DemandFilter>(['onlySpecific', 'onlyAdvisory'])

/** How many demands of each status a scope has; those without any have no row. */
export function countsByStatus(kind: BusinessScope['kind']) {
  const shared = build
    .select({ statusKey: counts.statusKey, amount: counts.amount })
    .from(counts)
    .where(isChosen(kind, []))
  const secret = build
    .select({ statusKey: demands.statusKey, amount: sql<number>`1` })
    .from(demands)
    .where(and(sql`${demands.private}`, isListed(kind, [])))
  const all = shared.unionAll(secret).as('all_counts')
  return build
    .select({ statusKey: all.statusKey, count: sql<number>`sum(${all.amount})::int` })
    .from(all)
    .groupBy(all.statusKey)
}

/**
 * The total of a list over all its pages. Exact: stored counts change in the same transaction as the rows
 * that they count, and with any further filter the rows are counted.
 */
export function totalOf(kind: BusinessScope['kind'], filters: Filters): SQL<number> {
  const one = build.select({ total: count() })
  const all = sql<number>`${one.from(visibleDemands).where(isChosen(kind, filters))}`
  const unsplit = filters.filter((name) => !splitting.has(name))
  if (!unsplit.every((name) => counted.has(name))) return all

  const shared = build
    .select({ total: sql`coalesce(sum(${counts.amount}), 0)` })
    .from(counts)
    .where(isChosen(kind, unsplit))
  const secret = build
    .select({ total: count() })
    .from(demands)
    .where(and(sql`${demands.private}`, isListed(kind, unsplit)))
  const summed = sql<number>`${shared} + ${secret}`
  if (unsplit.length === filters.length) return summed
  return sql`case when ${specificSince} is null then ${summed} else ${all} end`
}
