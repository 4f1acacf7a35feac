import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { DemandColumnData } from '@tramite/ui/demands'
import { useMemo } from 'react'
import { type ColumnChoice, isInColumn, toColumnQuery } from './column-query.ts'

/** One column of the demands list, page by page. */
export function useDemandColumn(choice: ColumnChoice): DemandColumnData {
  const query = useInfiniteQuery({
    ...toColumnQuery(choice),
    placeholderData: keepPreviousData,
  })
  const { data, isError, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const { since, kind } = choice
  const rows = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.demands) ?? []
    const demands = all.filter((demand) => isInColumn(demand, { since, kind }))
    const total = data?.pages.at(-1)?.total ?? 0
    return { demands, total: total - (all.length - demands.length) }
  }, [data, since, kind])
  const canFetchMore = hasNextPage && !isFetchingNextPage && !isPlaceholderData
  return {
    ...rows,
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    isRefreshing: isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    onEndReached: canFetchMore ? () => fetchNextPage() : undefined,
    onRetry: () => query.refetch(),
  }
}
