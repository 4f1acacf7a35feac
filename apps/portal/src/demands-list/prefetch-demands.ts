import { demandStatuses, specificDemandsSince } from '@tramite/core/demands'
import { queryClient } from '../integrations/query-client.ts'
import { sessionStore } from '../integrations/session-store.ts'
import { toColumnKind, toColumnQuery } from './column-query.ts'
import { type DemandsSearch, toFilters } from './demands-search.ts'
import { toFilterTags, toFilterUsers } from './filter-options.ts'

/** Starts what the demands list needs while its code is still on its way. */
export function prefetchDemands(search: DemandsSearch): void {
  const filters = toFilters(search)
  const since = specificDemandsSince(sessionStore.session()?.user.Customer?.tags ?? [])
  for (const statusKey of demandStatuses) {
    const kind = toColumnKind(search, statusKey, since)
    queryClient.prefetchInfiniteQuery(toColumnQuery({ statusKey, filters, since, kind }))
  }
  queryClient.prefetchQuery(toFilterUsers())
  queryClient.prefetchQuery(toFilterTags())
}
