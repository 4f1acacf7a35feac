/** The fields of a query result from which its state is derived. */
export interface Read {
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The combined state of one or more reads, for their view. */
export interface LoadStatus {
  readonly state: 'failed' | 'loading' | 'ready'
  readonly hasFailed: boolean
  /** A failed read is being retried. */
  readonly isRetrying: boolean
  /** Retries the reads that have failed. */
  readonly onRetry: () => void
}

/**
 * The combined state of one or more reads, for their view: failed if a read has failed that never had an answer. A retry
 * repeats only those.
 */
export function toLoadStatus(...reads: readonly Read[]): LoadStatus {
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
