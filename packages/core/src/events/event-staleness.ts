import type { QueryKey } from '../http/index.ts'
import { type PortalEvent, toChangedResources } from './event-stream.ts'

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
 */
export function isStaleAfter(event: PortalEvent, queryKey: QueryKey): boolean {
  const [resource, businessId] = queryKey
  if (!toChangedResources(event).includes(resource)) return false
  const isElsewhere = event.businessId !== undefined && businessId !== null
  if (isElsewhere && event.businessId !== businessId) return false
  const demandId = ofQueue.includes(queryKey[2]) ? undefined : demandOf(queryKey)
  return event.demandId === undefined || demandId === undefined || event.demandId === demandId
}

/** Whether a query reads a list of demands, in which events name the entries that changed. */
export function isDemandList(queryKey: QueryKey): boolean {
  return queryKey[0] === 'demands' && demandOf(queryKey) === undefined
}
