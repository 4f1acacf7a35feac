import { usePages } from '@tramite/react'
import type { DemandColumnData } from '@tramite/ui/demands'
import { useMemo } from 'react'
import { type ColumnChoice, readColumn } from './column-query.ts'

/** One column of the demands list, page by page. */
export function useDemandColumn(choice: ColumnChoice): DemandColumnData {
  const query = usePages(readColumn, choice, { keepsPrevious: true })
  const { data, isError, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const demands = useMemo(() => data?.pages.flatMap((page) => page.demands) ?? [], [data])
  const canFetchMore = hasNextPage && !isFetchingNextPage && !isPlaceholderData
  return {
    demands,
    total: data?.pages.at(-1)?.total ?? 0,
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    isRefreshing: isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    onEndReached: canFetchMore ? () => fetchNextPage() : undefined,
    onRetry: () => query.refetch(),
  }
}
