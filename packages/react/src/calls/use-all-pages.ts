import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ApiClient, PagedQuery } from '@tramite/core/http'
import { useEffect } from 'react'
import { type ReadOptions, usePages } from './use-read.ts'

/**
 * Reads all pages of a list: the next one is requested as soon as one has arrived. A page that fails stops this until the
 * list is read again; `hasNextPage` is true then.
 * @param operation of the SDK, such as `listReminders`; give it the largest page that it has
 */
export function useAllPages<Input, Page>(
  operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page>, Error> {
  const query = usePages(operation, input, options)
  const { isEnabled = true } = options
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query
  // Runs after every render: pages that arrive together are rendered together, and then only the data
  // itself changes.
  useEffect(() => {
    if (!isEnabled || !hasNextPage || isFetching || isError || isPlaceholderData) return
    void fetchNextPage({ cancelRefetch: false })
  })
  return query
}
