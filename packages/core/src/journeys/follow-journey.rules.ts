import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandStatus } from '../demands/index.ts'
import { toDemandPath } from '../portal-paths.ts'
import {
  evaluateJourneyStatus,
  type JourneyProgress,
  listJourneyDemands,
} from './journey-status.rules.ts'

interface Followed
  extends JourneyProgress<{ readonly id: string; readonly statusKey: DemandStatus }> {
  /** Id of the journey type. */
  readonly id: string
}

/** Where 'Acompanhar jornada' leads: to a demand, or to the journey's own page. */
export interface JourneyTarget {
  readonly href: string
  /** Null where no demand is under way. */
  readonly demandId: string | null
}

const isUnderWay = ({ statusKey }: { statusKey: DemandStatus }) =>
  statusKey !== 'BLOCKED' && statusKey !== 'FINISHED'

function toFollowedDemand(journey: Followed): string | null {
  const { preJourneyDemand = [], customerJourney = [] } = journey
  const [first, ...others] = preJourneyDemand
  if (first !== undefined && others.length === 0 && customerJourney.length === 0) return first.id
  const demands = [...preJourneyDemand, ...listJourneyDemands(journey)]
  return demands.findLast(isUnderWay)?.id ?? null
}

/**
 * Where 'Acompanhar jornada' leads: to the single demand that prepares a journey not started yet,
 * otherwise to the last demand that is neither BLOCKED nor FINISHED, and to the journey's page if there
 * is none. Refused for a journey of which nothing has begun.
 */
export function evaluateJourneyFollow(journey: Followed): Decision<'notStarted', JourneyTarget> {
  if (evaluateJourneyStatus(journey) === 'OPEN') return refused('notStarted')
  const demandId = toFollowedDemand(journey)
  const href = demandId === null ? `/journeys/${journey.id}` : toDemandPath(demandId)
  return { ...allowed, demandId, href }
}
