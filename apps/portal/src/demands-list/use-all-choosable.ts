import type { DemandSummary } from '@tramite/core/demands'
import type { ApiClient, PagedQuery } from '@tramite/core/http'
import { useApp, usePages } from '@tramite/react'
import { useEffect, useRef, useState } from 'react'

/** The demands that an action can be done to together, and how many more there are. */
export interface Choosable {
  readonly demands: readonly DemandSummary[]
  readonly total: number
}

const none: readonly DemandSummary[] = []

/**
 * "All" of an action, also what is not loaded: from the server, as many as one call accepts, and read again
 * like the list as long as it is taken.
 * @param operation reads them for what the page shows
 * @param shown what the page shows; "all" of another page is not taken
 */
export function useAllChoosable<Shown, Page extends Choosable>(
  operation: (client: ApiClient, shown: Shown) => PagedQuery<Page>,
  shown: NoInfer<Shown>,
) {
  const { tramite, queries } = useApp()
  const [taken, setTaken] = useState<string>()
  const [loading, setLoading] = useState<string>()
  const attempts = useRef(0)
  const of = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is of what was shown when it was asked for
  useEffect(
    () => () => {
      attempts.current += 1
      setLoading(undefined)
    },
    [of],
  )
  const isTaken = taken === of
  const read = usePages(operation, shown, { isEnabled: isTaken })
  const all = isTaken ? read.data?.pages[0] : undefined
  return {
    demands: all?.demands ?? none,
    total: all?.total,
    isLoading: loading === of,
    /** Takes "all", and calls `onTaken` with their ids, unless it was left meanwhile; a failed read reports itself. */
    async take(onTaken: (ids: readonly string[]) => void) {
      attempts.current += 1
      const attempt = attempts.current
      setLoading(of)
      try {
        const query = operation(tramite.client, shown)
        const { pages } = await queries.fetchInfiniteQuery({ ...query, staleTime: 0 })
        if (attempt !== attempts.current) return
        setTaken(of)
        onTaken(pages.flatMap(({ demands }) => demands.map(({ id }) => id)))
      } catch {
        // The read reports its failure; the selection stays.
      } finally {
        if (attempt === attempts.current) setLoading(undefined)
      }
    },
    leave() {
      attempts.current += 1
      setLoading(undefined)
      setTaken(undefined)
    },
  }
}
