import { countAll, type DemandStatus, type DemandSummary } from '@tramite/core/demands'
import type { Home } from '@tramite/core/home'

/** What the status filter chooses. */
export type HomeFilter = 'ALL' | DemandStatus

/** The demands that a filter shows, newest first, and how many there are of them in all. */
export function toHomeDemands(
  home: Pick<Home, 'demandsActive' | 'demandsPending' | 'demandsFinished' | 'counts'>,
  filter: HomeFilter,
): { demands: DemandSummary[]; total: number } {
  const all = [...home.demandsPending, ...home.demandsActive, ...home.demandsFinished]
  const demands = filter === 'ALL' ? all : all.filter(({ statusKey }) => statusKey === filter)
  return {
    demands: demands.sort((a, b) => b.externalId - a.externalId),
    total: filter === 'ALL' ? countAll(home.counts) : home.counts[filter],
  }
}
