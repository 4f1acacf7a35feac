import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  isDemandList,
  isLiveQuery,
  isStaleAfter,
  liveResources,
  type PortalEvent,
} from '@tramite/core/events'
import { mergeFirstPage } from './first-page.ts'
import { type AnyQuery, invalidate } from './invalidate.ts'

function toPages({ state: { data } }: AnyQuery): InfiniteData<unknown> | null {
  const isPaged =
    typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
  return isPaged ? (data as InfiniteData<unknown>) : null
}

/**
 * Reads the first page of a shown list again and merges it into the others; all pages if that is not
 * enough.
 */
async function refreshList(
  queries: QueryClient,
  query: AnyQuery,
  changed: ReadonlySet<string>,
): Promise<void> {
  const { queryKey, options, meta } = query
  const { dataUpdatedAt } = query.state
  const { queryFn } = options
  if (typeof queryFn !== 'function') return invalidate(queries, query)
  const fresh = await queries
    .fetchQuery({
      queryKey: [...queryKey, 'first'],
      queryFn: (context) => queryFn({ ...context, pageParam: null }),
      staleTime: 0,
      gcTime: 0,
      ...(meta && { meta }),
    })
    .catch(() => null)
  const data = toPages(query)
  const { state } = query
  // Another page, or all of them, may have been read meanwhile.
  const isUntouched = state.fetchStatus === 'idle' && state.dataUpdatedAt === dataUpdatedAt
  const merged = isUntouched && data && fresh && mergeFirstPage(data, fresh, changed)
  if (merged) queries.setQueryData(queryKey, merged)
  else await invalidate(queries, query)
}

/** Reads again what events have made stale; of a long list only the first page where that is enough. */
export async function refreshAfter(
  queries: QueryClient,
  events: readonly PortalEvent[],
): Promise<void> {
  const refreshes = queries
    .getQueryCache()
    .getAll()
    .map((query) => {
      const { queryKey } = query
      const own = events.filter((event) => isStaleAfter(event, queryKey))
      if (own.length === 0) return undefined
      const ids = new Set(own.flatMap(({ demandId }) => demandId ?? []))
      const isLong = (toPages(query)?.pages.length ?? 0) > 1
      const areNamed = own.every(({ demandId }) => demandId !== undefined)
      return isLong && areNamed && query.isActive() && isDemandList(queryKey)
        ? refreshList(queries, query, ids)
        : invalidate(queries, query)
    })
  await Promise.all(refreshes)
}

/**
 * Reads again everything that events can report on. Fetches in flight are not restarted: on a slow line
 * they would never finish.
 */
export function refreshAll(queries: QueryClient): void {
  for (const resource of liveResources) {
    queries.invalidateQueries({ queryKey: [resource] }, { cancelRefetch: false })
  }
}

/** Reads again everything that events can report on, and once more what is on its way: it may be of before. */
export function restartAll(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll()) {
    if (isLiveQuery(query.queryKey)) invalidate(queries, query)
  }
}

/** Delay that lets a newly opened page load first, in milliseconds. */
const FIRST_LOAD_MS = 1000

/**
 * Reads again, once, what was read before now or is being read: no event reports what changed before
 * events could be received.
 * @returns cancels what has not begun yet
 */
export function catchUp(queries: QueryClient): () => void {
  const since = Date.now()
  let early = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => isLiveQuery(queryKey))
  const onTheirWay = new Set(early.filter(({ state }) => state.fetchStatus === 'fetching'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const stillRead: AnyQuery[] = []
    for (const query of early) {
      const { fetchStatus, dataUpdatedAt } = query.state
      if (fetchStatus === 'fetching') stillRead.push(query)
      // A read that never succeeded shows its failure, and is not retried from here.
      else if (dataUpdatedAt === 0) continue
      else if (onTheirWay.has(query) || dataUpdatedAt < since) invalidate(queries, query)
    }
    early = stillRead
    if (early.length > 0) timer = setTimeout(look, FIRST_LOAD_MS)
  }
  timer = setTimeout(look, FIRST_LOAD_MS)
  return () => clearTimeout(timer)
}
