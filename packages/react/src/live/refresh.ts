import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { isDemandList, isStaleAfter, liveResources, type PortalEvent } from '@tramite/core/events'
import type { QueryKey } from '@tramite/core/http'
import { mergeFirstPage } from './first-page.ts'

type AnyQuery = Query<unknown, Error, unknown, readonly unknown[]>

/** The keys of the SDK's operations; a program may have other things in the same cache. */
function isOurs(key: readonly unknown[]): key is QueryKey {
  return key.length >= 4 && liveResources.some((resource) => resource === key[0])
}

function toPages({ state: { data } }: AnyQuery): InfiniteData<unknown> | null {
  const isPaged =
    typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
  return isPaged ? (data as InfiniteData<unknown>) : null
}

/** Queries that are read once more when what is on its way has come. */
const waiting = new WeakSet<AnyQuery>()

/**
 * Reads again. What is on its way may be of before the change and is read once more when it has come: begun anew
 * at each event it would never come where they follow one another faster than an answer.
 */
async function invalidate(queries: QueryClient, query: AnyQuery): Promise<void> {
  const { queryKey, state } = query
  if (state.fetchStatus === 'fetching') {
    if (waiting.has(query)) return
    waiting.add(query)
    await queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
    waiting.delete(query)
  }
  await queries.invalidateQueries({ queryKey, exact: true })
}

/** Reads the first page of a shown list again and lays it over the others; all of them if that is not enough. */
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
  // A further page may have been read meanwhile, or all of them.
  const isUntouched = state.fetchStatus === 'idle' && state.dataUpdatedAt === dataUpdatedAt
  const merged = isUntouched && data && fresh && mergeFirstPage(data, fresh, changed)
  if (merged) queries.setQueryData(queryKey, merged)
  else await invalidate(queries, query)
}

/** Reads again what events have made stale: of a long list, where that is enough, its first page alone. */
export async function refreshAfter(
  queries: QueryClient,
  events: readonly PortalEvent[],
): Promise<void> {
  const refreshes = queries
    .getQueryCache()
    .getAll()
    .map((query) => {
      const { queryKey } = query
      if (!isOurs(queryKey)) return undefined
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
 * Reads again all that events can tell of. What is on its way is waited for: on a slow line it would be begun anew
 * each time, and never come.
 */
export function refreshAll(queries: QueryClient): void {
  for (const resource of liveResources) {
    queries.invalidateQueries({ queryKey: [resource] }, { cancelRefetch: false })
  }
}

/** Lets a page that has just opened come first, milliseconds. */
const PATIENCE_MS = 1000

/**
 * Reads again, once, what was read before now, or is on its way: what changed before events could be heard is
 * told by none.
 * @returns gives up what has not begun yet
 */
export function catchUp(queries: QueryClient): () => void {
  const since = Date.now()
  let early = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => isOurs(queryKey))
  const onTheirWay = new Set(early.filter(({ state }) => state.fetchStatus === 'fetching'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const stillRead: AnyQuery[] = []
    for (const query of early) {
      const { fetchStatus, dataUpdatedAt } = query.state
      if (fetchStatus === 'fetching') stillRead.push(query)
      // What could not be read at all says so, and waits for who tries again.
      else if (dataUpdatedAt === 0) continue
      else if (onTheirWay.has(query) || dataUpdatedAt < since) invalidate(queries, query)
    }
    early = stillRead
    if (early.length > 0) timer = setTimeout(look, PATIENCE_MS)
  }
  timer = setTimeout(look, PATIENCE_MS)
  return () => clearTimeout(timer)
}
