import { type ApiClient, createBatchedRead, type PagedQuery } from '../http/index.ts'
import { demandStatuses } from './demand-status.ts'
import { getDemandBoard, listDemandsBoth } from './demands.queries.ts'
import type { DemandKind, DemandStatus, ListDemandsFilter } from './demands.types.ts'

/** What a column of a board lists. */
export interface DemandColumnInput extends Omit<ListDemandsFilter, 'page'> {
  readonly statusKey: DemandStatus
  /** Side of the delivered or the blocked demands; absent for all. */
  readonly kind?: DemandKind
  /** Rows of each page after the first; as many as that one has when absent. */
  readonly furtherLimit?: number
}

type FirstPageInput = Omit<DemandColumnInput, 'furtherLimit'>
type Page = Awaited<ReturnType<ReturnType<typeof listDemandsBoth>['queryFn']>>

/** What is the same for all columns of a board. */
const toShared = ({ statusKey: _, kind: __, ...shared }: FirstPageInput) => shared

const readColumn = createBatchedRead<Record<DemandStatus, Page>, FirstPageInput>(
  demandStatuses,
  (client, inputOf, options) => {
    const [finishedKind, blockedKind] = [inputOf('FINISHED').kind, inputOf('BLOCKED').kind]
    return getDemandBoard(client, {
      ...toShared(inputOf('OPEN')),
      ...(finishedKind && { finishedKind }),
      ...(blockedKind && { blockedKind }),
    }).queryFn(options)
  },
)

/**
 * The pages of one column of a board, as {@link listDemandsBoth}. Where the first pages of all five columns are
 * asked for in the same moment and under the same filter, one call reads them: `GET /demands/board`.
 * @throws {ApiError} of that call to each of them
 */
export function listDemandColumn(
  client: ApiClient,
  { furtherLimit, ...input }: DemandColumnInput,
): PagedQuery<Page> {
  const pages = listDemandsBoth(client, input)
  const further = listDemandsBoth(client, {
    ...input,
    ...(furtherLimit !== undefined && { limit: furtherLimit }),
  })
  return {
    ...pages,
    queryFn: (context) =>
      context.pageParam === null
        ? readColumn(client, toShared(input), {
            name: input.statusKey,
            input,
            signal: context.signal,
            alone: () => pages.queryFn(context),
          })
        : further.queryFn(context),
  }
}
