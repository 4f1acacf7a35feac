import { isNotFound } from '@tramite/core/http'
import { DemandDetailSkeleton, DemandFailed } from '@tramite/ui/demands/detail'
import { lazy, Suspense } from 'react'
import type { DemandSearch } from './demand-search.ts'
import { LoadedDemand } from './loaded-demand.tsx'
import { useDemand, useDemandFiles, useDemandItems } from './use-demand.ts'
import { useLeaving } from './use-demand-actions.ts'

const MissingWhileWriting = lazy(() =>
  import('./missing-while-writing.tsx').then((module) => ({ default: module.MissingWhileWriting })),
)

/** The demand of the address: loading, missing, failed, or loaded. */
export function DemandPage({
  id,
  search,
  onPrint,
}: {
  id: string
  search: DemandSearch
  /** Opens the demand as a document. */
  onPrint: () => void
}) {
  const leaving = useLeaving()
  const query = useDemand(id, leaving.ask)
  const conversation = useDemandItems(id)
  const files = useDemandFiles(id)

  if (isNotFound(query.error)) {
    return (
      <Suspense fallback={<DemandDetailSkeleton />}>
        <MissingWhileWriting id={id} demand={query.data} />
      </Suspense>
    )
  }
  if (query.data) {
    return (
      <LoadedDemand
        demand={query.data}
        readAt={query.dataUpdatedAt}
        conversation={conversation}
        files={files}
        isLeaving={leaving.isLeaving}
        search={search}
        onPrint={onPrint}
      />
    )
  }
  if (query.isPending) return <DemandDetailSkeleton />
  return <DemandFailed onRetry={() => query.refetch()} isRetrying={query.isFetching} />
}
