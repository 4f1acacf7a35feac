import type { AccessDecision } from '../access/index.ts'
import { accessMessages } from '../messages/access.ts'
import { demandRefusalMessages } from '../messages/demand-refusals.ts'
import { journeyMessages } from '../messages/journeys.ts'
import { evaluateJourneyStart, type StartableJourney } from './start-journey.rules.ts'

function toAccessText({ demandCreation }: Pick<AccessDecision, 'demandCreation'>) {
  if (demandCreation.allowed) return undefined
  const { reason } = demandCreation
  return reason === 'paymentOverdue'
    ? accessMessages['access.creationBlocked']
    : demandRefusalMessages[`demands.refused.${reason}`]
}

/**
 * Why a customer cannot start a journey, in words: for a question about it that is open when that changes, which has no
 * notice beside it.
 * @param journey with what the business has begun of it
 * @returns undefined where it can be started
 */
export function toStartRefusal(
  journey: StartableJourney,
  access: Pick<AccessDecision, 'demandCreation'>,
): string | undefined {
  const decision = evaluateJourneyStart(journey, { kind: 'customer' }, access)
  if (decision.allowed) return undefined
  return decision.reason === 'access'
    ? toAccessText(access)
    : journeyMessages[`journeys.refused.${decision.reason}`]
}
