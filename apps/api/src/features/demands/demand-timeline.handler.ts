import type { Handler } from '../../http/operation.ts'
import { selectStops } from './deadline-stops.store.ts'
import { requireDemand } from './demand-access.ts'
import { selectDemandPeople, selectStatusChanges, toTimeline } from './demand-timeline.store.ts'
import { selectDemand } from './demands.store.ts'

/** The history of a demand, and the people involved. */
export const getDemandTimeline: Handler<'getDemandTimeline'> = async (call) => {
  const { params, businessId, unit } = call
  const [rows, changes, stops, people] = await unit.read(
    selectDemand(params.id, businessId),
    selectStatusChanges(params.id),
    selectStops(params.id),
    selectDemandPeople(params.id),
  )
  requireDemand(rows, await unit.principal())
  return toTimeline(changes, stops, people)
}
