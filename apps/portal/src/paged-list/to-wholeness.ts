import type { ReadOptions } from '@tramite/ui/ComboBox'

interface WholeList {
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => unknown
  readonly refetch: () => unknown
}

/** Whether a list that is read to its end is complete, and how to ask for the rest again after a failure. */
export function toWholeness(query: WholeList): Pick<ReadOptions, 'isWhole' | 'rest'> {
  const { data, hasNextPage, isError, isFetching } = query
  const onRead = () =>
    void (hasNextPage ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch())
  return {
    isWhole: data !== undefined && !hasNextPage,
    rest: isError ? { isReading: isFetching, onRead } : undefined,
  }
}
