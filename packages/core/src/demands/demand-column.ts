import { createBatchedRead } from '../http/batched-read.ts'
import type { ApiClient, PagedQuery } from '../http/index.ts'
import { demandStatuses } from './demand-status.ts'
import { getDemandBoard, listDemandsBoth } from './demands.queries.ts'
import type { DemandKind, DemandStatus, ListDemandsFilter } from './demands.types.ts'

/** Input of the list in one column of a board. */
export interface DemandColumnInput extends Omit<ListDemandsFilter, 'page'> {
  readonly statusKey: DemandStatus
  /** Side of the delivered or blocked demands; absent for all. */
  readonly kind?: DemandKind
  /** Page size after the first page, in rows; that of the first page when absent. */
  readonly furtherLimit?: number
}

type FirstPageInput = Omit<DemandColumnInput, 'furtherLimit'>
type Page = Awaited<ReturnType<ReturnType<typeof listDemandsBoth>['queryFn']>>

/** The input that is the same for all columns of a board. */
const toShared = ({ statusKey: _, kind: __, ...shared }: FirstPageInput) => shared

const loadColumn = createBatchedRead<Record<DemandStatus, Page>, FirstPageInput>(
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
 * The pages of one column of a board, like {@link listDemandsBoth}. When the first pages of all five
 * columns are requested at the same moment with the same filter, one call reads them: `GET
 * /demands/board`.
 * @throws {ApiError} of that call, to each of them
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
        ? loadColumn(client, toShared(input), {
            name: input.statusKey,
            input,
            signal: context.signal,
            alone: () => pages.queryFn(context),
          })
        : further.queryFn(context),
  }
}
