/** What of a read says how it stands. */
export interface Read {
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * How the reading of something stands that one or several reads make up, for its view: it has failed when one of
 * them has that was never answered, and those are tried again.
 */
export function toReading(...reads: readonly Read[]) {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError)
  const isLoading = reads.some(({ isPending }) => isPending)
  return {
    state: failed.length > 0 ? 'failed' : isLoading ? 'loading' : 'ready',
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const read of failed) void read.refetch()
    },
  } as const
}
