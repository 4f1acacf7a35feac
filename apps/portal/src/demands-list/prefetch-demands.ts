import { demandStatuses } from '@tramite/core/demands'
import type { App } from '@tramite/react/ports'
import { listColumn, listDemandsOf, toColumnKind } from './column-query.ts'
import { type DemandsAddress, demandsSearch } from './demands-search.ts'

/** Starts reading what the demands list needs while its code is still on its way. */
export function prefetchDemands({ tramite, queries }: App, address: DemandsAddress): void {
  const filters = demandsSearch.valuesOf(address)
  const isList = filters.view === 'list'
  if (isList) queries.prefetchInfiniteQuery(tramite.query(listDemandsOf, filters))
  for (const statusKey of isList ? [] : demandStatuses) {
    const kind = toColumnKind(filters, statusKey)
    queries.prefetchInfiniteQuery(tramite.query(listColumn, { statusKey, filters, kind }))
  }
}
