import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Whether what was last read is what is shown: no newer answer is known to be needed, or on its way. What others
 * have changed may be overwritten then, since it was seen.
 */
export const areReadsShown = (queries: QueryClient, keys: readonly QueryKey[]): boolean =>
  keys.every((key) => {
    const state = queries.getQueryState(key)
    if (!state) return true
    return state.status === 'success' && state.fetchStatus === 'idle' && !state.isInvalidated
  })
