import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  type CommandMeta,
  type FailureMeta,
  type Toast,
  toCommandToasts,
  toQueryToasts,
  toStaleResources,
} from '@tramite/core/http'
import { toToastText } from './toast-texts.ts'
import { showToast } from './toasts.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CommandMeta
    queryMeta: FailureMeta
  }
}

function show(toasts: readonly Toast[]) {
  for (const toast of toasts) showToast(toast)
}

function report(meta: CommandMeta | undefined, error?: unknown, answer?: unknown) {
  show(toCommandToasts(meta, toToastText, error, answer))
}

/** Reads whose failure the user knows of, with the number of answers they had had by then. */
const told = new WeakMap<Query<unknown, unknown>, number>()

/** A read that goes on failing in the background is told once, until it has succeeded again. */
function reportQuery(error: Error, query: Query<unknown, unknown>) {
  const { data, dataUpdateCount } = query.state
  if (told.get(query) === dataUpdateCount) return
  const toasts = toQueryToasts(query.meta, toToastText, error, data !== undefined)
  if (toasts.length > 0) told.set(query, dataUpdateCount)
  show(toasts)
}

/**
 * The cache of server data. It carries out what every command declares: its toast, and the
 * families of data that it makes stale. The SDK's transport already repeats safe reads.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: reportQuery,
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => report(meta, error),
    onSuccess: (data, _input, _result, { meta }) => report(meta, undefined, data),
    // Beside the answer and not before it: what was done is done, whatever becomes of the reading.
    onSettled: (_data, error, _input, _result, { meta }) => {
      readAgain(meta, error)
    },
  }),
  defaultOptions: {
    // Without a connection a call fails and the page says so; waiting for one would look like
    // loading without end, and would send later what the user has given up.
    queries: {
      retry: false,
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Reads again what a command makes stale; resolves when what is on the page is there. */
export async function readAgain(meta: CommandMeta | undefined, error?: unknown): Promise<void> {
  await Promise.all(
    toStaleResources(meta, error).map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  )
}
