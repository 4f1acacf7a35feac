import { demandPage } from '@tramite/core/demands'
import { beginVisit } from '@tramite/react'
import type { App } from '@tramite/react/ports'

/** Milliseconds to wait for an answer before the page shows for a moment that it is loading. */
const SOON_MS = 120

/**
 * Starts reading what the page of a demand needs while its code is loading. A demand that is opened is marked
 * viewed first; one that is only hovered is just read.
 * @returns resolves when it has been read, or after a short time at the latest
 */
export async function prefetchDemand(app: App, id: string, isOpened: boolean): Promise<void> {
  const { tramite, queries } = app
  const { demand, items, documents, attachments, timeline } = demandPage
  const input = { id }
  if (isOpened) void beginVisit(app, id)
  const whole = Promise.all([
    queries.prefetchQuery(tramite.query(demand, input)),
    queries.prefetchInfiniteQuery(tramite.query(items, input)),
    queries.prefetchQuery(tramite.query(timeline, input)),
    queries.prefetchInfiniteQuery(tramite.query(documents, input)),
    queries.prefetchInfiniteQuery(tramite.query(attachments, input)),
  ])
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
}
