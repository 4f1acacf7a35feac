import { getDemandForecast, toDemandTimeline } from '@tramite/core/demands'
import { useAllPages, useApp, useRead, useViewer } from '@tramite/react'
import type { WholeDemand } from '@tramite/ui/demands/print'
import { useMemo } from 'react'
import { toDemandReads } from '../demand-detail/demand-reads.ts'
import { toItems, useDemandNames } from '../demand-detail/use-demand.ts'

const noTags: readonly string[] = []

/** A demand with its whole conversation and all its documents; undefined until the last page has come. */
export function useWholeDemand(id: string) {
  const { now, conventions } = useViewer()
  const firmName = useApp().ports.firm.name
  const reads = toDemandReads(id)
  const demand = useRead(reads.demand, undefined)
  const timeline = useRead(reads.timeline, undefined)
  const forecast = useRead(getDemandForecast, { id })
  const items = useAllPages(reads.items, undefined)
  const documents = useAllPages(reads.documents, undefined)
  const queries = [demand, timeline, forecast, items, documents]
  const { tags, userNames } = useDemandNames(
    demand.data?.demandsTags ?? noTags,
    demand.data?.private === true,
  )
  const isWhole = !items.hasNextPage && !documents.hasNextPage
  const whole = useMemo((): WholeDemand | undefined => {
    if (!demand.data || !timeline.data || !forecast.data) return undefined
    if (!items.data || !documents.data || !isWhole) return undefined
    return {
      demand: demand.data,
      tags,
      timeline: toDemandTimeline(demand.data, timeline.data.changes, {
        now: now(),
        timeZone: conventions.timeZone,
      }),
      causes: forecast.data.causes,
      people: timeline.data.people,
      items: toItems(items.data.pages, firmName),
      documents: documents.data.pages.flatMap((page) => page.documents),
    }
  }, [
    demand.data,
    timeline.data,
    forecast.data,
    items.data,
    documents.data,
    isWhole,
    tags,
    now,
    conventions.timeZone,
    firmName,
  ])
  return {
    whole,
    readAt: demand.dataUpdatedAt,
    userNames,
    error: queries.find(({ error }) => error)?.error ?? null,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
