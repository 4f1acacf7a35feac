import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ApiClient, PagedQuery } from '@tramite/core/http'
import { useEffect } from 'react'
import { type ReadOptions, usePages } from './use-read.ts'

/**
 * Reads a list for a screen that needs the whole of it: the next page is asked for as soon as one has
 * come. A page that fails ends it, until the list is read again; `hasNextPage` says that more is missing.
 * @param operation of the SDK, such as `listReminders`; give it the largest page that it has
 */
export function useAllPages<Input, Page>(
  operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page>, Error> {
  const query = usePages(operation, input, options)
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query
  // At every render: pages that come fast are drawn together, and nothing but the list is another then.
  useEffect(() => {
    if (!hasNextPage || isFetching || isError || isPlaceholderData) return
    void fetchNextPage({ cancelRefetch: false })
  })
  return query
}
