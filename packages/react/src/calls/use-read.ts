import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { ApiClient, PagedQuery, Query } from '@tramite/core/http'
import { useState } from 'react'
import { againAfter } from '../app/again-after.ts'
import { useApp } from '../app/app-context.tsx'

/** Options of a read. */
export interface ReadOptions {
  /** False while the data is not needed. */
  readonly isEnabled?: boolean
  /** Keeps the data of the previous input until the new answer arrives, as for a filtered list. */
  readonly keepsPrevious?: boolean
  /**
   * Read again by each component and not cached afterwards, as for a preview. While it is read, the data of
   * another component that reads the same may be returned: `isFetchedAfterMount` distinguishes them.
   */
  readonly isUncached?: boolean
  /** The client to use; that of the active business when absent. */
  readonly client?: ApiClient
}

/** A read of a screen that is repeated at intervals. */
export interface RepeatedReadOptions<Data> extends ReadOptions {
  /** Pause before the next read, in milliseconds; false for none. */
  readonly every?: (data: Data | undefined) => number | false
}

function toOptions({ isEnabled, keepsPrevious, isUncached }: ReadOptions) {
  return {
    ...(isEnabled !== undefined && { enabled: isEnabled }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(isUncached && { staleTime: 0, gcTime: 0 }),
  }
}

/**
 * Keeps a failed read without data in its failed state during a retry, so that the error message and the pressed button
 * stay on the page. TanStack Query alone would show it as loading, and a press would wait for the retry under way.
 */
function useStandingFailure<Read extends UseQueryResult<unknown> | UseInfiniteQueryResult<unknown>>(
  read: Read,
  { queryKey }: { readonly queryKey: QueryKey },
): Read {
  const { queries } = useApp()
  const { error, isPending, errorUpdateCount } = read
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  // With another input it has not failed.
  if (last === null || !isPending || errorUpdateCount === 0) return read
  const failed = { status: 'error', isError: true, isLoadingError: true, error: last } as const
  const refetch: typeof read.refetch = (options) => {
    queries.cancelQueries({ queryKey, exact: true })
    return read.refetch(options)
  }
  return { ...read, ...failed, isPending: false, isLoading: false, refetch }
}

/**
 * Reads data, and reads it again when it is stale: after a command or an event that invalidates it, and when the user
 * returns to the page. A failure is reported as the operation declares. While a read that never had data is retried, it
 * stays failed; `isFetching` is true then.
 * @param operation of the SDK, such as `getDemand`; a list that is read by pages has `usePage`, `usePages` or
 * `useAllPages`
 * @example
 * const demand = useRead(getDemand, { id })
 */
export function useRead<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
  { client, every, ...options }: RepeatedReadOptions<NoInfer<Data>> = {},
): UseQueryResult<Data, Error> {
  const { tramite } = useApp()
  const query = operation(client ?? tramite.client, input)
  const read = useQuery<Data, Error>({
    ...query,
    ...toOptions(options),
    ...(every && { refetchInterval: (query) => againAfter(query) || every(query.state.data) }),
  })
  return useStandingFailure(read, query)
}

/** The query of a single page of a list. */
function toPageRead<Page>({ queryKey, queryFn, meta }: PagedQuery<Page>): Query<Page> {
  const [resource, businessId, operation, input] = queryKey
  return {
    queryKey: [resource, businessId, operation, input, 'page'],
    ...(meta && { meta }),
    queryFn: (context) => queryFn({ ...context, pageParam: null }),
    version: () => undefined,
  }
}

/**
 * Reads one page of a list by its number, for a screen with numbered pages: `toPageState` turns it into the props of
 * `Pagination` of `@tramite/ui`. Otherwise like {@link useRead}.
 * @param operation of the SDK, such as `listDemands`
 * @param input with the `page`, from 0, and the `limit` that makes a page
 * @example
 * const list = usePage(listDemands, { page, limit: 20 }, { keepsPrevious: true })
 */
export function usePage<
  // biome-ignore lint/suspicious/noConfusingVoidType: an operation of which no input is needed is called without one.
  Input extends { readonly page?: number | undefined } | void,
  Page,
>(
  operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
  input: NoInfer<Input & { readonly page: number; readonly limit: number }>,
  options: RepeatedReadOptions<NoInfer<Page>> = {},
): UseQueryResult<Page, Error> {
  return useRead((client, given: Input) => toPageRead(operation(client, given)), input, options)
}

/**
 * Reads a list page by page: `loadNextPage` requests the next page.
 * @param operation of the SDK, such as `listDemands`
 */
export function usePages<Input, Page>(
  operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
  input: NoInfer<Input>,
  { client, ...options }: ReadOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page>, Error> {
  const { tramite } = useApp()
  const whole = operation(client ?? tramite.client, input)
  return useStandingFailure(useInfiniteQuery({ ...whole, ...toOptions(options) }), whole)
}
