import {
  type Demand,
  type DemandTimelineFrame,
  demandPage,
  toDemandTimeline,
} from '@tramite/core/demands'
import { useDeadlinesStoppedSince, useRead } from '@tramite/react'
import { useMemo } from 'react'

/** The history of a demand at a given moment, and the people involved. */
export function useTimeline(
  demand: Demand,
  { now, timeZone }: Omit<DemandTimelineFrame, 'stoppedSince'>,
) {
  const stoppedSince = useDeadlinesStoppedSince()
  const query = useRead(demandPage.timeline, { id: demand.id })
  const history = query.data
  const timeline = useMemo(
    () => history && toDemandTimeline(demand, history, { now, timeZone, stoppedSince }),
    [demand, history, now, timeZone, stoppedSince],
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
