import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** So often something else may be read in the place of the next page before it is given up. */
const TRIES = 5

/**
 * Reads the next page of a list, and waits where the list is being read anew: of two reads at once the cache
 * forgets one, so the page that was asked for never came, or what was new had to wait for the next event.
 * @param read of `usePages`
 */
export async function readNextPage({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, 'data' | 'fetchNextPage'>): Promise<void> {
  const before = data?.pages.length ?? 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { data: now, hasNextPage, isError } = await fetchNextPage({ cancelRefetch: false })
    if (isError || !hasNextPage || (now?.pages.length ?? 0) > before) return
  }
}
