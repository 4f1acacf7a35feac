import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  type CommandMeta,
  type FailureMeta,
  showToast,
  type ToastTexts,
  toQueryToast,
} from '@tramite/core/http'
import type { Toasts } from '../ports/ports.types.ts'
import { againAfter } from './again-after.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CommandMeta
    queryMeta: FailureMeta
  }
}

/**
 * Reports reads that fail. One that keeps failing in the background is reported once, until it has
 * succeeded again.
 */
function createReport({ show }: Toasts, toText: ToastTexts) {
  /** Reads whose failure has been reported, with the number of answers they had received by then. */
  const reported = new WeakMap<Query<unknown, unknown>, number>()
  return (error: Error, query: Query<unknown, unknown>) => {
    const { data, dataUpdateCount } = query.state
    return showToast({ toText, show }, (texts) => {
      if (reported.get(query) === dataUpdateCount) return undefined
      const toast = toQueryToast(query.meta, texts, error, data !== undefined)
      if (toast) reported.set(query, dataUpdateCount)
      return toast
    })
  }
}

/**
 * The cache of server data. The SDK's transport already repeats what may be repeated, and the SDK's commands
 * report by themselves.
 */
export function createQueryClient(
  toasts: Toasts,
  toText: ToastTexts,
  log: (error: unknown) => void = () => {},
): QueryClient {
  const report = createReport(toasts, toText)
  const onError: typeof report = (error, query) => {
    log(error)
    return report(error, query)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      // Without a connection a call fails and the page shows that. Waiting for one would look like endless
      // loading, and would later send what the user has given up.
      queries: {
        retry: false,
        staleTime: 15_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: againAfter,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
