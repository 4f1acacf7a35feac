interface PagedQuery<Page> {
  readonly data: Page | undefined
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/** The state of a page of a list, for its view. */
export function toPageState(query: PagedQuery<{ readonly total: number }>, pageSize: number) {
  const { data, isPending, isLoadingError, isFetching, isPlaceholderData, refetch } = query
  return {
    state: isPending ? 'loading' : isLoadingError || !data ? 'failed' : 'ready',
    isOld: isPlaceholderData,
    pageCount: Math.ceil((data?.total ?? 0) / pageSize),
    onRetry: () => {
      refetch()
    },
    isRetrying: isFetching,
  } as const
}
