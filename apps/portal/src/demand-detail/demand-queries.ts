import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getDemand, listDemandItems } from '@tramite/core/demands'
import { listDocuments } from '@tramite/core/documents'
import { client } from '../integrations/client.ts'
import { queryClient } from '../integrations/query-client.ts'
import { viewedFirst } from './visit.ts'

const documentsPage = 50

/** The demand of a page, marked viewed before it is read. Specification §2. */
export function toDemandQuery(id: string) {
  const declared = getDemand(client, { id })
  return queryOptions({
    ...declared,
    queryFn: async (context) => {
      await viewedFirst(id)
      return declared.queryFn(context)
    },
  })
}

/** Its conversation: the newest page first. */
export function toItemsQuery(id: string) {
  const declared = listDemandItems(client, { id })
  return infiniteQueryOptions({
    ...declared,
    queryFn: async (context) => {
      await viewedFirst(id)
      return declared.queryFn(context)
    },
  })
}

/** Its documents, newest first. */
export function toDocumentsQuery(demandId: string) {
  const declare = (page: number) => listDocuments(client, { demandId, limit: documentsPage, page })
  return infiniteQueryOptions({
    queryKey: [...declare(0).queryKey, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      await viewedFirst(demandId)
      return declare(pageParam).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * documentsPage < last.total ? pages.length : null,
  })
}

/** Starts what the page of a demand needs while its code is still on its way. */
export function prefetchDemand(id: string): void {
  queryClient.prefetchQuery(toDemandQuery(id))
  queryClient.prefetchInfiniteQuery(toItemsQuery(id))
  queryClient.prefetchInfiniteQuery(toDocumentsQuery(id))
}
