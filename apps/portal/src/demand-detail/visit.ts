import { viewDemand } from '@tramite/core/demands'
import { client } from '../integrations/client.ts'
import { queryClient, readAgain } from '../integrations/query-client.ts'

let visit: { readonly id: string; readonly viewed: Promise<void> } | undefined

const listPaths: readonly unknown[] = ['/demands', '/demandsBoth']

/**
 * Marks the demand viewed. That it failed is no reason not to show the demand: if it does not
 * exist, reading it says so.
 */
export async function markViewed(id: string): Promise<void> {
  const { mutationFn, meta } = viewDemand(client)
  try {
    await mutationFn({ id })
  } catch {
    return
  }
  // The demand does not wait for what else shows that it has been seen.
  void readAgain(meta)
  // The lists show what is read; they are looked at again when somebody returns to them.
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] === 'demands' && listPaths.includes(queryKey[2]),
  })
}

/** Waits until the demand is marked viewed, once for each visit of its page. Specification §2. */
export function viewedFirst(id: string): Promise<void> {
  if (visit?.id !== id) visit = { id, viewed: markViewed(id) }
  return visit.viewed
}

/** The page was left: the next visit marks it again. */
export function endVisit(id: string): void {
  if (visit?.id === id) visit = undefined
}
