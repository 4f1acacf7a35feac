import type { OperationId } from '@tramite/core/contract'
import { getDemand, viewDemand } from '@tramite/core/demands'
import type { App } from '../ports/ports.types.ts'

/** What is known of the user's visits before this one. */
interface VisitsBefore {
  /** When the last one was, an instant; null if unknown. */
  readonly last: string | null
  /** There was none: the whole demand is new to them. */
  readonly isFirst: boolean
}

interface Visit {
  readonly id: string
  readonly viewed: Promise<VisitsBefore>
  /** Stops waiting until the page is looked at. */
  readonly stop: () => void
}

/** The demand whose page is open, by the cache of the app that shows it. */
const visits = new WeakMap<App['queries'], Visit>()

/** Demands that are being marked viewed, with the user's visits before. */
const underWay = new WeakMap<App['queries'], Map<string, Promise<VisitsBefore>>>()

const lists: readonly unknown[] = [
  'listDemands',
  'listDemandsBoth',
  'listFirmDemands',
] satisfies OperationId[]

async function view({ tramite, queries }: App, id: string): Promise<VisitsBefore> {
  const answer = await tramite.run(viewDemand, { id }).catch(() => null)
  if (answer === null) return { last: null, isFirst: false }
  // The demand may have been read in parallel with this call, or before it.
  queries.setQueryData(tramite.query(getDemand, { id }).queryKey, (demand) =>
    isUnread(demand) ? { ...demand, unread: false } : demand,
  )
  // The lists show the unread state; they are refetched when the user returns to them.
  void queries.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] === 'demands' && lists.includes(queryKey[2]),
  })
  const last = answer.previousViewAt
  return { last, isFirst: answer.wasUnread && last === null }
}

const isUnread = (demand: unknown): demand is { unread: true } =>
  typeof demand === 'object' && demand !== null && 'unread' in demand && demand.unread === true

/**
 * Marks the demand viewed, once for all concurrent callers. A failure does not prevent showing the
 * demand: if it does not exist, reading it says so.
 * @returns the user's visits before
 */
export function markViewed(app: App, id: string): Promise<VisitsBefore> {
  const calls = underWay.get(app.queries) ?? new Map<string, Promise<VisitsBefore>>()
  underWay.set(app.queries, calls)
  const call = calls.get(id) ?? view(app, id).finally(() => calls.delete(id))
  calls.set(id, call)
  return call
}

/**
 * Calls once the page is looked at: at once, or, where it is open in the background, when its tab comes to
 * the front. Never where the server draws the page, which has no document.
 * @returns stops waiting for it
 */
function whenInView(call: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const look = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    call()
  }
  const stop = () => document.removeEventListener('visibilitychange', look)
  document.addEventListener('visibilitychange', look)
  look()
  return stop
}

/**
 * Marks the demand viewed as soon as its page is looked at.
 * @param isLeaving asked at that moment: a page that is being left marks nothing
 * @returns stops waiting for it
 */
export function markViewedWhenVisible(app: App, id: string, isLeaving = () => false): () => void {
  return whenInView(() => {
    if (!isLeaving()) void markViewed(app, id)
  })
}

/**
 * Marks the demand viewed, once per visit of its page, as soon as that is looked at.
 * @returns the user's visits before this one; waits as long as the page is in the background
 */
export function beginVisit(app: App, id: string): Promise<VisitsBefore> {
  const last = visits.get(app.queries)
  if (last?.id === id) return last.viewed
  last?.stop()
  let stop = () => {}
  const viewed = new Promise<VisitsBefore>((resolve) => {
    stop = whenInView(() => resolve(markViewed(app, id)))
  })
  visits.set(app.queries, { id, viewed, stop })
  return viewed
}

/** Called when the page was left: the next visit marks it again. */
export function endVisit(app: App, id: string): void {
  const visit = visits.get(app.queries)
  if (visit?.id !== id) return
  visit.stop()
  visits.delete(app.queries)
}
