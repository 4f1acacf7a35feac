/** What of a read says how it stands. */
export interface Read {
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** How one or more reads stand together, for their view. */
export interface Reading {
  readonly state: 'failed' | 'loading' | 'ready'
  readonly hasFailed: boolean
  /** What has failed is being read again. */
  readonly isRetrying: boolean
  /** Reads what has failed again. */
  readonly onRetry: () => void
}

/**
 * The combined state of one or more reads, for their view. It has failed when a read that never had an
 * answer has failed; a retry repeats only those.
 */
export function toReading(...reads: readonly Read[]): Reading {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError)
  const isLoading = reads.some(({ isPending }) => isPending)
  return {
    state: failed.length > 0 ? 'failed' : isLoading ? 'loading' : 'ready',
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
