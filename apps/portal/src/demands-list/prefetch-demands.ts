import { demandStatuses } from '@tramite/core/demands'
import { queryClient } from '../integrations/query-client.ts'
import { toColumnKind, toColumnQuery } from './column-query.ts'
import { type DemandsSearch, toFilters } from './demands-search.ts'
import { toFilterTags, toFilterUsers } from './filter-options.ts'

/** Starts what the demands list needs while its code is still on its way. */
export function prefetchDemands(search: DemandsSearch): void {
  const filters = toFilters(search)
  for (const statusKey of demandStatuses) {
    const kind = toColumnKind(search, statusKey)
    queryClient.prefetchInfiniteQuery(toColumnQuery({ statusKey, filters, kind }))
  }
  queryClient.prefetchQuery(toFilterUsers())
  queryClient.prefetchQuery(toFilterTags())
}
