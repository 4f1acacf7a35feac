import { demandPageQueries } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import { viewedFirst } from '@tramite/react'
import type { App } from '@tramite/react/ports'

/** What the page of a demand reads; one call where it is requested together. */
export const toDemandReads = (id: string) => ({
  demand: (client: ApiClient) => demandPageQueries(client, { id }).demand,
  items: (client: ApiClient) => demandPageQueries(client, { id }).items,
  timeline: (client: ApiClient) => demandPageQueries(client, { id }).timeline,
  documents: (client: ApiClient) => demandPageQueries(client, { id }).documents,
  attachments: (client: ApiClient) => demandPageQueries(client, { id }).attachments,
})

/** Milliseconds to wait for an answer before the page shows for a moment that it is loading. */
const SOON_MS = 120

/**
 * Starts reading what the page of a demand needs while its code is still on its way. A demand that is
 * opened is marked viewed first; one that is only hovered is just read.
 * @returns resolves when it is there, and in any case soon
 */
export async function prefetchDemand(app: App, id: string, isOpened: boolean): Promise<void> {
  const { tramite, queries } = app
  const { demand, items, documents, attachments, timeline } = toDemandReads(id)
  if (isOpened) void viewedFirst(app, id)
  const whole = Promise.all([
    queries.prefetchQuery(tramite.query(demand)),
    queries.prefetchInfiniteQuery(tramite.query(items)),
    queries.prefetchQuery(tramite.query(timeline)),
    queries.prefetchInfiniteQuery(tramite.query(documents)),
    queries.prefetchInfiniteQuery(tramite.query(attachments)),
  ])
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
}
