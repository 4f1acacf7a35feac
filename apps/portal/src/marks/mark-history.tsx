import { listMarkHistory } from '@tramite/core/marks'
import { loadNextPage, toLoadStatus, usePages } from '@tramite/react'
import { MarkHistory } from '@tramite/ui/marks'

/** What the office has published about a mark, read when its row is expanded. */
export function MarkHistoryOf({ id, isFiled }: { id: string; isFiled: boolean }) {
  const query = usePages(listMarkHistory, { id })
  return (
    <MarkHistory
      {...toLoadStatus(query)}
      isFiled={isFiled}
      events={query.data?.pages.flatMap(({ history }) => history) ?? []}
      onMore={query.hasNextPage ? () => void loadNextPage(query) : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  )
}
