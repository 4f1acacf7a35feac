import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** How many refetches of the list may displace the next page before we give up. */
const TRIES = 5

/**
 * Reads the next page of a list, waiting while the list itself is being refetched: of two concurrent
 * fetches the cache drops one, so either the requested page would never arrive, or the update would wait
 * for the next event.
 * @param read of `usePages`
 */
export async function loadNextPage({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, 'data' | 'fetchNextPage'>): Promise<void> {
  const before = data?.pages.length ?? 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { data: now, hasNextPage, isError } = await fetchNextPage({ cancelRefetch: false })
    if (isError || !hasNextPage || (now?.pages.length ?? 0) > before) return
  }
}
