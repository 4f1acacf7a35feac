import type { DemandStatus, DemandSummary } from '../demands/index.ts'
import {
  countAll,
  demandStatuses,
  formatCount,
  isOnDemandsPage,
  whoseTurn,
} from '../demands/index.ts'
import type { Home } from './home.types.ts'

/** A choice of the home page's status filter. */
export type HomeFilter = 'ALL' | DemandStatus

/** An entry of the status filter. */
export interface HomeFilterEntry {
  readonly filter: HomeFilter
  readonly count: number
  /** The count, with at least two digits. */
  readonly text: string
}

/** The entries of the status filter: all, then each status in grouping order. */
export function listHomeFilters(counts: Home['counts']): HomeFilterEntry[] {
  return (['ALL', ...demandStatuses] as const).map((filter) => {
    const count = filter === 'ALL' ? countAll(counts) : counts[filter]
    return { filter, count, text: formatCount(count) }
  })
}

type HomeLists = Pick<Home, 'demandsActive' | 'demandsPending' | 'demandsFinished' | 'counts'>

const isToValidate = (demand: DemandSummary) => whoseTurn(demand) === 'customerValidation'

/**
 * The demands that a filter shows, newest first, and their total number: the lists of the home page are
 * capped, its counts are not. Of the delivered ones, those to be validated come before the others, which may
 * be many, because tasks of the home page lead to them.
 */
export function toHomeDemands(
  home: HomeLists,
  filter: HomeFilter,
): { demands: DemandSummary[]; total: number } {
  const all = [...home.demandsPending, ...home.demandsActive, ...home.demandsFinished]
  const demands = filter === 'ALL' ? all : all.filter(({ statusKey }) => statusKey === filter)
  return {
    demands: demands.sort(
      (a, b) =>
        (filter === 'FINISHED' ? Number(isToValidate(b)) - Number(isToValidate(a)) : 0) ||
        b.externalId - a.externalId,
    ),
    total: filter === 'ALL' ? countAll(home.counts) : home.counts[filter],
  }
}

/**
 * Whether the lists of the home page include all demands of a status. If not, `getHome` with that
 * `statusKey` has more of them: here those of other statuses may have taken their place.
 */
export function holdsStatus(home: HomeLists, statusKey: DemandStatus): boolean {
  const { demands, total } = toHomeDemands(home, statusKey)
  return demands.length >= total
}

/**
 * Number of demands in progress whose order of priority can be chosen: those that the page of demands lists, so far
 * as the home page's data tell them apart.
 */
export function countInOrder({
  demandsActive,
  counts,
}: Pick<Home, 'demandsActive' | 'counts'>): number {
  const elsewhere = demandsActive.filter(
    (demand) => demand.statusKey === 'IN_PROGRESS' && !isOnDemandsPage(demand),
  )
  return counts.IN_PROGRESS - elsewhere.length
}
