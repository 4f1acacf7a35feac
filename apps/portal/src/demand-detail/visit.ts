import { viewDemand } from '@tramite/core/demands'
import { client } from '../integrations/client.ts'
import { queryClient, readAgain } from '../integrations/query-client.ts'

let visit: { readonly id: string; readonly viewed: Promise<string | null> } | undefined

const listPaths: readonly unknown[] = ['/demands', '/demandsBoth']

/**
 * Marks the demand viewed. That it failed is no reason not to show the demand: if it does not
 * exist, reading it says so.
 * @returns when the user was last there, an instant; null where that is not known
 */
export async function markViewed(id: string): Promise<string | null> {
  const { mutationFn, meta } = viewDemand(client)
  const answer = await mutationFn({ id }).catch(() => null)
  if (answer === null) return null
  // The demand does not wait for what else shows that it has been seen.
  void readAgain(meta)
  // The lists show what is read; they are looked at again when somebody returns to them.
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] === 'demands' && listPaths.includes(queryKey[2]),
  })
  return answer.previousViewAt
}

/**
 * Waits until the demand is marked viewed, once for each visit of its page. Specification §2.
 * @returns when the user was there before this visit
 */
export function viewedFirst(id: string): Promise<string | null> {
  if (visit?.id !== id) visit = { id, viewed: markViewed(id) }
  return visit.viewed
}

/** The page was left: the next visit marks it again. */
export function endVisit(id: string): void {
  if (visit?.id === id) visit = undefined
}
