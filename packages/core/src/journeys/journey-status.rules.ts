import type { DemandStatus } from '../demands/index.ts'
import type { JourneyStatus } from './journeys.types.ts'

interface WithStatus {
  readonly statusKey: DemandStatus
}

/** What has been started of a journey; lists that were not requested count as empty. */
export interface JourneyProgress<D extends WithStatus = WithStatus> {
  /** Demands that prepare it. */
  readonly preJourneyDemand?: readonly D[]
  /** Its starts. */
  readonly customerJourney?: readonly { readonly demands: readonly D[] }[]
}

/** The demands of the journey itself, in order of creation. */
export function listJourneyDemands<D extends WithStatus>({
  customerJourney = [],
}: JourneyProgress<D>): D[] {
  return customerJourney.flatMap(({ demands }) => demands)
}

/**
 * The status of a journey: PENDING if any of its demands is, including those that prepare it; FINISHED if
 * it has demands and all are; IN_PROGRESS if a demand prepares it or it was started; otherwise OPEN.
 * Never BLOCKED, which only its demands can be.
 */
export function evaluateJourneyStatus(journey: JourneyProgress): JourneyStatus {
  const { preJourneyDemand = [], customerJourney = [] } = journey
  const demands = listJourneyDemands(journey)
  if ([...preJourneyDemand, ...demands].some(({ statusKey }) => statusKey === 'PENDING')) {
    return 'PENDING'
  }
  if (demands.length > 0 && demands.every(({ statusKey }) => statusKey === 'FINISHED')) {
    return 'FINISHED'
  }
  return preJourneyDemand.length > 0 || customerJourney.length > 0 ? 'IN_PROGRESS' : 'OPEN'
}
