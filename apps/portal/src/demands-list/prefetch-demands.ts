import { demandStatuses } from '@tramite/core/demands'
import type { App } from '@tramite/react/ports'
import { readColumn, toColumnKind } from './column-query.ts'
import { type DemandsAddress, demandsSearch } from './demands-search.ts'
import { readFilterTags, readFilterUsers } from './filter-options.ts'

/** Starts what the demands list needs while its code is still on its way. */
export function prefetchDemands({ tramite, queries }: App, address: DemandsAddress): void {
  const filters = demandsSearch.valuesOf(address)
  for (const statusKey of demandStatuses) {
    const kind = toColumnKind(filters, statusKey)
    queries.prefetchInfiniteQuery(tramite.query(readColumn, { statusKey, filters, kind }))
  }
  queries.prefetchQuery(tramite.query(readFilterUsers))
  queries.prefetchQuery(tramite.query(readFilterTags))
}
