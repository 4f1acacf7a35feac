/** Whether a list that is read to its end is complete. */
export interface Completeness {
  readonly isComplete: boolean
  /** After a failure: retries the pages that are missing. */
  readonly rest: { readonly isRetrying: boolean; readonly onRetry: () => void } | undefined
}

interface PagedList {
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => unknown
  readonly refetch: () => unknown
}

/** Whether a list that is read to its end (`useAllPages`) is complete, and how to retry the missing pages. */
export function toCompleteness(query: PagedList): Completeness {
  const { data, hasNextPage, isError, isFetching } = query
  const onRetry = () =>
    void (hasNextPage ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch())
  return {
    isComplete: data !== undefined && !hasNextPage,
    rest: isError ? { isRetrying: isFetching, onRetry } : undefined,
  }
}
