import type { ApiClient, PagedQuery } from '../http/index.ts'
import { demandStatuses } from './demand-status.ts'
import { getDemandBoard, listDemandsBoth } from './demands.queries.ts'
import type { DemandKind, DemandStatus, ListDemandsFilter } from './demands.types.ts'

/** What a column of a board lists. */
export interface DemandColumnInput extends Omit<ListDemandsFilter, 'page'> {
  readonly statusKey: DemandStatus
  /** Side of the delivered or the blocked demands; absent for all. */
  readonly kind?: DemandKind
}

type Page = Awaited<ReturnType<ReturnType<typeof listDemandsBoth>['queryFn']>>

interface Asked {
  readonly input: DemandColumnInput
  readonly signal: AbortSignal | undefined
  readonly answer: (page: Promise<Page>) => void
}

/** First pages that were asked for in this moment, by client and by what is the same for all of them. */
const moments = new WeakMap<ApiClient, Map<string, Asked[]>>()

const readAlone = (client: ApiClient, { input, signal }: Asked) =>
  listDemandsBoth(client, input).queryFn({ pageParam: null, ...(signal && { signal }) })

/** Given up when all have given up. */
function whenAll(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController()
  const look = () => {
    if (signals.every((signal) => signal?.aborted)) controller.abort()
  }
  for (const signal of signals) signal?.addEventListener('abort', look)
  look()
  return controller.signal
}

function send(client: ApiClient, asked: readonly Asked[]): void {
  const of = (status: DemandStatus) => asked.find(({ input }) => input.statusKey === status)
  const [first] = asked
  if (!first || asked.length !== demandStatuses.length || !demandStatuses.every(of)) {
    for (const each of asked) each.answer(readAlone(client, each))
    return
  }
  const { statusKey: _, kind: __, ...shared } = first.input
  const [finishedKind, blockedKind] = [of('FINISHED')?.input.kind, of('BLOCKED')?.input.kind]
  const board = getDemandBoard(client, {
    ...shared,
    ...(finishedKind && { finishedKind }),
    ...(blockedKind && { blockedKind }),
  }).queryFn({ signal: whenAll(asked.map(({ signal }) => signal)) })
  for (const { input, answer } of asked) answer(board.then((pages) => pages[input.statusKey]))
}

function readFirst(
  client: ApiClient,
  input: DemandColumnInput,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const { statusKey: _, kind: __, ...shared } = input
  const key = JSON.stringify([client.businessId(), shared])
  const moment = moments.get(client) ?? new Map<string, Asked[]>()
  moments.set(client, moment)
  const together = moment.get(key) ?? []
  if (together.length === 0) {
    moment.set(key, together)
    setTimeout(() => {
      moment.delete(key)
      send(client, together)
    })
  }
  return new Promise((answer) => together.push({ input, signal, answer }))
}

/**
 * The pages of one column of a board, as {@link listDemandsBoth}. Where the first pages of all five columns are
 * asked for in the same moment and under the same filter, one call reads them: `GET /demands/board`.
 * @throws {ApiError} of that call to each of them
 */
export function listDemandColumn(client: ApiClient, input: DemandColumnInput): PagedQuery<Page> {
  const pages = listDemandsBoth(client, input)
  return {
    ...pages,
    queryFn: (context) =>
      context.pageParam === null
        ? readFirst(client, input, context.signal)
        : pages.queryFn(context),
  }
}
