interface Read {
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * How the reading of something stands that several reads make up, for its view: those that failed are tried
 * again.
 */
export function toReading(...reads: readonly Read[]) {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError)
  return {
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
