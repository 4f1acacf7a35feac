/** Whether a list that is read to its end is complete. */
export interface Wholeness {
  readonly isWhole: boolean
  /** After a failure: retries the pages that are missing. */
  readonly rest: { readonly isReading: boolean; readonly onRead: () => void } | undefined
}

interface WholeList {
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => unknown
  readonly refetch: () => unknown
}

/** Whether a list that is read to its end (`useAllPages`) is complete, and how to retry the missing pages. */
export function toWholeness(query: WholeList): Wholeness {
  const { data, hasNextPage, isError, isFetching } = query
  const onRead = () =>
    void (hasNextPage ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch())
  return {
    isWhole: data !== undefined && !hasNextPage,
    rest: isError ? { isReading: isFetching, onRead } : undefined,
  }
}
