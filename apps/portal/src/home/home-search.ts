import { demandStatuses } from '@tramite/core/demands'
import type { HomeFilter } from '@tramite/core/home'

/** The home page in the address: the chosen status; none is all of them. */
export interface HomeSearch {
  readonly status?: Exclude<HomeFilter, 'ALL'>
}

/** Reads the address; what makes no sense is left out. */
export function parseHomeSearch(search: Record<string, unknown>): HomeSearch {
  const status = demandStatuses.find((statusKey) => statusKey === search.status)
  return status ? { status } : {}
}
