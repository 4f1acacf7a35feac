import type { AccessDecision } from '../access/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { JourneyProgress } from './journey-status.rules.ts'

/** Why a journey cannot be started, by `journeys.refused.<reason>`; `access` is explained by the contract's own notice. */
export type JourneyStartRefusal = 'started' | 'preparing' | 'withdrawn' | 'access'

/** The fields of a journey that the decision reads. */
export interface StartableJourney extends JourneyProgress {
  readonly active: boolean
}

/**
 * Whether a journey can be started in a business: once, while the firm offers it, and by customers only while
 * no demand prepares it and their contract allows creating demands.
 * @param journey with what the business has begun of it
 */
export function evaluateJourneyStart(
  journey: StartableJourney,
  viewer: { readonly kind: 'customer' | 'staff' },
  access: Pick<AccessDecision, 'demandCreation'>,
): Decision<JourneyStartRefusal> {
  const { customerJourney = [], preJourneyDemand = [] } = journey
  if (customerJourney.length > 0) return refused('started')
  if (viewer.kind === 'customer' && preJourneyDemand.length > 0) return refused('preparing')
  if (!journey.active) return refused('withdrawn')
  return access.demandCreation.allowed ? allowed : refused('access')
}
