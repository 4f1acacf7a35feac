/** What of a read says how it stands. */
export interface Read {
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * The combined state of one or more reads, for their view. It has failed when a read that never had an
 * answer has failed; a retry repeats only those.
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
