import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type CommandMeta, isApiError, toFailureNotice } from '@tramite/core/http'
import { message } from '@tramite/core/messages'
import { showToast } from './toasts.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CommandMeta
  }
}

function showFailure(error: unknown, operationText?: string) {
  const notice = toFailureNotice(error, operationText)
  if (notice) showToast({ ...notice, tone: 'error' })
}

/**
 * The cache of server data. It carries out what every command declares: its toast, and the
 * families of data that it makes stale. The SDK's transport already repeats safe reads.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => showFailure(error) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => {
      if (!meta?.silent) showFailure(error, meta?.failure && message(meta.failure))
    },
    onSuccess: (_data, _input, _result, { meta }) => {
      if (meta?.success) showToast({ title: message(meta.success), tone: 'success' })
    },
    onSettled: (_data, error, _input, _result, { meta }) => {
      // A conflict, too, says that what the page holds is old.
      const isStale = !error || (isApiError(error) && [404, 409, 412].includes(error.status))
      if (!isStale) return
      return Promise.all(
        (meta?.stale ?? []).map((resource) =>
          queryClient.invalidateQueries({ queryKey: [resource] }),
        ),
      )
    },
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000 },
    mutations: { retry: false },
  },
})
