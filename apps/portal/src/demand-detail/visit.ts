import { getDemand, viewDemand } from '@tramite/core/demands'
import type { App } from '@tramite/react/ports'

interface Visit {
  readonly id: string
  readonly viewed: Promise<string | null>
}

/** The demand whose page is open, by the cache of the app that shows it. */
const visits = new WeakMap<App['queries'], Visit>()

/** Demands that are being marked viewed, with when the user was there before. */
const underWay = new WeakMap<App['queries'], Map<string, Promise<string | null>>>()

const lists: readonly unknown[] = ['listDemands', 'listDemandsBoth']

async function view({ tramite, queries }: App, id: string): Promise<string | null> {
  const answer = await tramite.run(viewDemand, { id }).catch(() => null)
  if (answer === null) return null
  // It may have been read beside this call, or before it.
  queries.setQueryData(tramite.query(getDemand, { id }).queryKey, (demand) =>
    isUnread(demand) ? { ...demand, unread: false } : demand,
  )
  // The lists show what is read; they are looked at again when somebody returns to them.
  void queries.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] === 'demands' && lists.includes(queryKey[2]),
  })
  return answer.previousViewAt
}

const isUnread = (demand: unknown): demand is { unread: true } =>
  typeof demand === 'object' && demand !== null && 'unread' in demand && demand.unread === true

/**
 * Marks the demand viewed, once for all who ask while it is under way. That it failed is no reason not to
 * show the demand: if it does not exist, reading it says so.
 * @returns when the user was last there, an instant; null where that is not known
 */
export function markViewed(app: App, id: string): Promise<string | null> {
  const calls = underWay.get(app.queries) ?? new Map<string, Promise<string | null>>()
  underWay.set(app.queries, calls)
  const call = calls.get(id) ?? view(app, id).finally(() => calls.delete(id))
  calls.set(id, call)
  return call
}

/**
 * Marks the demand viewed, once for each visit of its page.
 * @returns when the user was there before this visit
 */
export function viewedFirst(app: App, id: string): Promise<string | null> {
  const last = visits.get(app.queries)
  if (last?.id === id) return last.viewed
  const visit = { id, viewed: markViewed(app, id) }
  visits.set(app.queries, visit)
  return visit.viewed
}

/** The page was left: the next visit marks it again. */
export function endVisit(app: App, id: string): void {
  if (visits.get(app.queries)?.id === id) visits.delete(app.queries)
}
