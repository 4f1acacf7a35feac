import { addBusinessDays, type CivilDate, firstCountableDay } from '../calendar/index.ts'
import type { QueuedDemand, QueueInput } from './queue.types.ts'

/** Number of business days before its due day within which a demand is locked in its place. */
export const PRIORITY_LOCK_BUSINESS_DAYS = 2

/** The last day on which a due demand is locked, and the default preview of prioritising. */
export function priorityLockEnd(input: Omit<QueueInput, 'premium'>): CivilDate {
  const start = firstCountableDay(input.now, input.conventions)
  return addBusinessDays(start, PRIORITY_LOCK_BUSINESS_DAYS, input.conventions)
}

/** Whether a demand is due within two business days and so cannot be moved. */
export function isPriorityLocked(demand: QueuedDemand, lockEnd: CivilDate): boolean {
  return demand.deleveryForecast !== null && demand.deleveryForecast <= lockEnd
}
