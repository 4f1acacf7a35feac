import { listMarkHistory } from '@tramite/core/marks'
import { readNextPage, toReading, usePages } from '@tramite/react'
import { MarkHistory } from '@tramite/ui/marks'

/** What the office published of a mark, read while its row is unfolded. */
export function MarkHistoryOf({ id }: { id: string }) {
  const query = usePages(listMarkHistory, { id })
  return (
    <MarkHistory
      {...toReading(query)}
      events={query.data?.pages.flatMap(({ history }) => history) ?? []}
      onMore={query.hasNextPage ? () => void readNextPage(query) : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  )
}
