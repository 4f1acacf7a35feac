import { loadNextPage, toLoadStatus, usePages } from '@tramite/react'
import type { DemandColumnData, DemandFilters } from '@tramite/ui/demands'
import { useMemo } from 'react'
import { type ColumnChoice, listColumn, listDemandsOf } from './column-query.ts'

/** One column of the demands list, page by page; not read while the demands show as one list. */
export const useDemandColumn = (choice: ColumnChoice, isEnabled: boolean): DemandColumnData =>
  useRows(usePages(listColumn, choice, { keepsPrevious: true, isEnabled }))

/** All demands in one list, page by page; not read while they show as columns. */
export const useDemandRows = (filters: DemandFilters, isEnabled: boolean): DemandColumnData =>
  useRows(usePages(listDemandsOf, filters, { keepsPrevious: true, isEnabled }))

type DemandPage = Awaited<ReturnType<ReturnType<typeof listDemandsOf>['queryFn']>>

function useRows(query: ReturnType<typeof usePages<DemandFilters, DemandPage>>): DemandColumnData {
  const { data, isPlaceholderData, isFetchingNextPage, hasNextPage } = query
  const demands = useMemo(() => data?.pages.flatMap((page) => page.demands) ?? [], [data])
  const canFetchMore = hasNextPage && !isFetchingNextPage && !isPlaceholderData
  return {
    demands,
    total: data?.pages.at(-1)?.total ?? 0,
    ...toLoadStatus(query),
    isRefreshing: isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    onEndReached: canFetchMore ? () => loadNextPage(query) : undefined,
  }
}
