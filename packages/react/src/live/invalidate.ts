import type { Query, QueryClient } from '@tanstack/react-query'

export type AnyQuery = Query<unknown, Error, unknown, readonly unknown[]>

/** Queries to be read once more when the fetch under way has finished. */
const waiting = new WeakSet<AnyQuery>()

/**
 * Reads again. A fetch in flight may predate the change, so it is repeated once it has finished.
 * Restarting it on every event would starve it when events come faster than answers.
 */
export async function invalidate(queries: QueryClient, query: AnyQuery): Promise<void> {
  const { queryKey, state } = query
  if (state.fetchStatus === 'fetching') {
    if (waiting.has(query)) return
    waiting.add(query)
    // Invalidated before, it would be taken for fresh by its own answer.
    await query.promise?.catch(() => undefined)
    waiting.delete(query)
  }
  await queries.invalidateQueries({ queryKey, exact: true })
}
