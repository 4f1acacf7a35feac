import { toLoadStatus } from './to-load-status.ts'

interface PagedQuery<Page> {
  readonly data: Page | undefined
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/**
 * The state of a page of a list, for its view.
 * @param totalBefore the total assumed before the first response
 */
export function toPageState(
  query: PagedQuery<{ readonly total: number }>,
  pageSize: number,
  totalBefore = 0,
) {
  return {
    ...toLoadStatus(query),
    isOld: query.isPlaceholderData,
    pageCount: Math.ceil((query.data?.total ?? totalBefore) / pageSize),
  }
}
