import {
  demandPage,
  getDemandForecast,
  toConversation,
  toDemandFiles,
  toDemandTimeline,
} from '@tramite/core/demands'
import { useAllPages, useApp, useDeadlinesStoppedSince, useRead, useViewer } from '@tramite/react'
import type { PrintableDemand } from '@tramite/ui/demands/print'
import { useMemo } from 'react'
import { useDemandNames } from '../demand-detail/use-demand.ts'

const noTags: readonly string[] = []

/**
 * A demand with its whole conversation, all its files, and the names of its tags and people;
 * undefined until the last page has arrived.
 */
export function usePrintableDemand(id: string) {
  const { now, conventions } = useViewer()
  const stoppedSince = useDeadlinesStoppedSince()
  const firmName = useApp().ports.firm.name
  const demand = useRead(demandPage.demand, { id })
  const timeline = useRead(demandPage.timeline, { id })
  const forecast = useRead(getDemandForecast, { id })
  const items = useAllPages(demandPage.items, { id })
  const documents = useAllPages(demandPage.documents, { id })
  const attachments = useAllPages(demandPage.attachments, { id })
  const queries = [demand, timeline, forecast, items, documents, attachments]
  const names = useDemandNames(demand.data?.demandsTags ?? noTags, demand.data?.private === true)
  const { tags, members, rest } = names
  const isComplete =
    names.isComplete && [items, documents, attachments].every(({ hasNextPage }) => !hasNextPage)
  const printable = useMemo((): PrintableDemand | undefined => {
    if (!demand.data || !timeline.data || !forecast.data) return undefined
    if (!items.data || !documents.data || !attachments.data || !isComplete) return undefined
    return {
      demand: demand.data,
      tags,
      timeline: toDemandTimeline(demand.data, timeline.data, {
        now: now(),
        timeZone: conventions.timeZone,
        stoppedSince,
      }),
      causes: forecast.data.causes,
      people: timeline.data.people,
      items: toConversation(items.data.pages, firmName),
      files: toDemandFiles(
        documents.data.pages.flatMap((page) => page.documents),
        attachments.data.pages.flatMap((page) => page.attachments),
      ),
    }
  }, [
    demand.data,
    timeline.data,
    forecast.data,
    items.data,
    documents.data,
    attachments.data,
    isComplete,
    tags,
    now,
    conventions.timeZone,
    stoppedSince,
    firmName,
  ])
  const error = queries.find((query) => query.error)?.error ?? null
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch()
    for (const { onRetry } of rest) onRetry()
  }
  return {
    printable,
    readAt: demand.dataUpdatedAt,
    members,
    error,
    isRetrying:
      queries.some(({ isFetching }) => isFetching) || rest.some(({ isRetrying }) => isRetrying),
    onRetry: error || rest.length > 0 ? retry : undefined,
  }
}
