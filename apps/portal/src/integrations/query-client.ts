import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
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

/**
 * The cache of server data. It carries out what every command declares: its toast, and the
 * families of data that it makes stale. The SDK's transport already repeats safe reads.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) =>
      show(toQueryToasts(meta, toToastText, error, state.data !== undefined)),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => report(meta, error),
    onSuccess: (data, _input, _result, { meta }) => report(meta, undefined, data),
    onSettled: (_data, error, _input, _result, { meta }) => readAgain(meta, error),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000 },
    mutations: { retry: false },
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
