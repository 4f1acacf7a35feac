import { listDocumentsFrom } from '../documents/index.ts'
import { createBatchedRead } from '../http/batched-read.ts'
import type { ApiClient, PagedQuery, Query } from '../http/index.ts'
import {
  getDemand,
  getDemandPage,
  getDemandTimeline,
  listDemandAttachments,
  listDemandItems,
} from './demands.queries.ts'

type Whole = Awaited<ReturnType<ReturnType<typeof getDemandPage>['queryFn']>>

/** Rows of a first page, as in the combined call. */
const limit = 50

const loadPart = createBatchedRead<Whole, string>(
  ['demand', 'items', 'timeline', 'documents', 'attachments'],
  (client, inputOf, options) => getDemandPage(client, { id: inputOf('demand') }).queryFn(options),
)

/**
 * The queries of the page of a demand: the demand, its conversation, its timeline, its documents and its
 * other files, each as the result of its own operation. When all five are requested at the same moment,
 * one call reads them: `GET /demands/{id}/page`.
 * @throws {ApiError} of that call, to each of them
 * @example
 * const { demand, items } = demandPageQueries(client, { id })
 * await Promise.all([demand.queryFn(), items.queryFn({ pageParam: null })])
 */
export function demandPageQueries(client: ApiClient, { id }: { readonly id: string }) {
  function whole<Name extends keyof Whole>(
    name: Name,
    query: Query<Whole[Name]>,
  ): Query<Whole[Name]> {
    return {
      ...query,
      queryFn: (options) =>
        loadPart(client, id, {
          name,
          input: id,
          signal: options?.signal,
          alone: () => query.queryFn(options),
        }),
    }
  }
  function pages<Name extends keyof Whole>(
    name: Name,
    query: PagedQuery<Whole[Name]>,
  ): PagedQuery<Whole[Name]> {
    return {
      ...query,
      queryFn: (context) => {
        const alone = () => query.queryFn(context)
        return context.pageParam === null
          ? loadPart(client, id, { name, input: id, signal: context.signal, alone })
          : alone()
      },
    }
  }
  return {
    demand: whole('demand', getDemand(client, { id })),
    /** Its conversation: the newest page first. */
    items: pages('items', listDemandItems(client, { id })),
    timeline: whole('timeline', getDemandTimeline(client, { id })),
    /** Its documents, newest first. */
    documents: pages('documents', listDocumentsFrom(client, { demandId: id, limit })),
    /** The other files of the demand and of its messages, newest first. */
    attachments: pages('attachments', listDemandAttachments(client, { id, limit })),
  }
}
