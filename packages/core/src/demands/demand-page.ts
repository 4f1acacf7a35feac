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

type DemandPage = Awaited<ReturnType<ReturnType<typeof getDemandPage>['queryFn']>>

/** Rows of a first page, as in the combined call. */
const limit = 50

const loadPart = createBatchedRead<DemandPage, string>(
  ['demand', 'items', 'timeline', 'documents', 'attachments'],
  (client, inputOf, options) => getDemandPage(client, { id: inputOf('demand') }).queryFn(options),
)

interface OfDemand {
  readonly id: string
}

/* @__NO_SIDE_EFFECTS__ */
function single<Name extends keyof DemandPage>(
  name: Name,
  operation: (client: ApiClient, input: OfDemand) => Query<DemandPage[Name]>,
): typeof operation {
  return (client, { id }) => {
    const query = operation(client, { id })
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
}

/* @__NO_SIDE_EFFECTS__ */
function paged<Name extends keyof DemandPage>(
  name: Name,
  operation: (client: ApiClient, input: OfDemand) => PagedQuery<DemandPage[Name]>,
): typeof operation {
  return (client, { id }) => {
    const query = operation(client, { id })
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
}

/**
 * The operations of the page of a demand: the demand, its conversation, its timeline, its documents and its
 * other files, each with the result of its own operation. When all five are requested at the same moment,
 * one call reads them: `GET /demands/{id}/page`.
 * @throws {ApiError} of that call, to each of them
 * @example
 * const { demand, items } = demandPage
 * await Promise.all([tramite.read(demand, { id }), tramite.read(items, { id })])
 */
export const demandPage = {
  /** The demand itself. */
  demand: single('demand', getDemand),
  /** Its conversation: the newest page first. */
  items: paged('items', listDemandItems),
  /** What has happened to it, and when. */
  timeline: single('timeline', getDemandTimeline),
  /** Its documents, newest first. */
  documents: paged('documents', (client, { id }) =>
    listDocumentsFrom(client, { demandId: id, limit }),
  ),
  /** The other files of the demand and of its messages, newest first. */
  attachments: paged('attachments', (client, { id }) =>
    listDemandAttachments(client, { id, limit }),
  ),
}
