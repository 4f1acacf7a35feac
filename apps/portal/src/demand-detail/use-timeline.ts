import { type Demand, demandPage, toDemandTimeline } from '@tramite/core/demands'
import { useRead } from '@tramite/react'
import { useMemo } from 'react'

/** The history of a demand at a given moment, and the people involved. */
export function useTimeline(demand: Demand, { now, timeZone }: { now: Date; timeZone: string }) {
  const query = useRead(demandPage.timeline, { id: demand.id })
  const changes = query.data?.changes
  const timeline = useMemo(
    () =>
      changes === undefined ? undefined : toDemandTimeline(demand, changes, { now, timeZone }),
    [demand, changes, now, timeZone],
  )
  return {
    timeline: {
      timeline,
      onRetry: query.isLoadingError ? () => query.refetch() : undefined,
      isRetrying: query.isFetching,
    },
    people: query.data?.people ?? [],
  }
}
