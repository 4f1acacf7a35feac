import { getDemand, listDemandItems } from '@tramite/core/demands'
import { listDocumentsFrom } from '@tramite/core/documents'
import type { ApiClient } from '@tramite/core/http'
import type { App } from '@tramite/react/ports'
import { viewedFirst } from './visit.ts'

const documentsPage = 50

/** What the page of a demand reads, each once the demand has been marked viewed. */
export function toDemandReads(app: App, id: string) {
  function onceViewed<Context extends unknown[], Data>(
    read: (...context: Context) => Promise<Data>,
  ): (...context: Context) => Promise<Data> {
    return async (...context) => {
      await viewedFirst(app, id)
      return read(...context)
    }
  }
  return {
    demand(client: ApiClient) {
      const query = getDemand(client, { id })
      return { ...query, queryFn: onceViewed(query.queryFn) }
    },
    /** Its conversation: the newest page first. */
    items(client: ApiClient) {
      const query = listDemandItems(client, { id })
      return { ...query, queryFn: onceViewed(query.queryFn) }
    },
    /** Its documents, newest first. */
    documents(client: ApiClient) {
      const query = listDocumentsFrom(client, { demandId: id, limit: documentsPage })
      return { ...query, queryFn: onceViewed(query.queryFn) }
    },
  }
}

/** Starts what the page of a demand needs while its code is still on its way. */
export function prefetchDemand(app: App, id: string): void {
  const { tramite, queries } = app
  const reads = toDemandReads(app, id)
  queries.prefetchQuery(tramite.query(reads.demand))
  queries.prefetchInfiniteQuery(tramite.query(reads.items))
  queries.prefetchInfiniteQuery(tramite.query(reads.documents))
}
