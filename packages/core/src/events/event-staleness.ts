import type { QueryKey } from '../http/index.ts'
import { liveResources, type PortalEvent, toChangedResources } from './event-stream.ts'

/**
 * Whether a key belongs to an operation that events report on; a program may cache other data in the same
 * cache.
 */
export function isLiveQuery(queryKey: readonly unknown[]): queryKey is QueryKey {
  return queryKey.length >= 4 && liveResources.some((resource) => resource === queryKey[0])
}

interface Subject {
  readonly id?: unknown
  readonly demandId?: unknown
}

/** The demand that a query is about; undefined for a list and for queries about anything else. */
function demandOf([resource, , , input]: QueryKey): unknown {
  const { id, demandId } = (typeof input === 'object' && input ? input : {}) as Subject
  return demandId ?? (resource === 'demands' ? id : undefined)
}

/** Queries about one demand whose answer depends on every other of the queue. */
const ofQueue: readonly unknown[] = ['getDemandSla', 'previewDemandForecast']

/**
 * Whether an event makes a query's data stale: of the same family, of the same business, and not about
 * another demand than the one that changed. An event that names neither may concern any.
 * @param queryKey any key of a cache: one that does not begin as the SDK's do is not stale
 */
export function isStaleAfter(event: PortalEvent, queryKey: readonly unknown[]): boolean {
  if (!isLiveQuery(queryKey)) return false
  const [resource, businessId] = queryKey
  if (!toChangedResources(event).includes(resource)) return false
  const isElsewhere = event.businessId !== undefined && businessId !== null
  if (isElsewhere && event.businessId !== businessId) return false
  const demandId = ofQueue.includes(queryKey[2]) ? undefined : demandOf(queryKey)
  return event.demandId === undefined || demandId === undefined || event.demandId === demandId
}

/** Whether a query reads a list of demands, in which events name the entries that changed. */
export function isDemandList(queryKey: readonly unknown[]): boolean {
  return isLiveQuery(queryKey) && queryKey[0] === 'demands' && demandOf(queryKey) === undefined
}
