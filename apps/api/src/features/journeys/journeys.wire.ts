import type { components } from '@tramite/core/contract'
import { evaluateJourneyStatus } from '@tramite/core/journeys'
import type { CustomerJourneyRow } from './customer-journeys.store.ts'
import type { LinkedDemand } from './journey-demands.store.ts'
import type { JourneyTypeRow } from './journey-types.store.ts'

export type JourneyType = components['schemas']['JourneyType']
export type CustomerJourney = components['schemas']['CustomerJourney']
type JourneyDemand = components['schemas']['JourneyDemand']

/** What a scope has started of all journeys. */
export interface StartedJourneys {
  readonly journeys: readonly CustomerJourneyRow[]
  readonly demands: readonly LinkedDemand[]
}

/** Which of the lists an answer contains. */
export interface JourneyParts {
  readonly withCustomerJourney?: boolean
  readonly withDefaultDemands?: boolean
}

/** A demand of a journey as the contract shows it. */
export const toJourneyDemand = ({
  id,
  name,
  statusKey,
  deleveryForecast,
  finishedAt,
}: JourneyDemand): JourneyDemand => ({ id, name, statusKey, deleveryForecast, finishedAt })

/** A started journey as the contract shows it. */
export function toCustomerJourney(
  { version: _, ...shown }: CustomerJourneyRow,
  demands: readonly LinkedDemand[],
): CustomerJourney {
  const own = demands.filter(({ customerJourneyId }) => customerJourneyId === shown.id)
  return { ...shown, demands: own.map(toJourneyDemand) }
}

/** A journey as the contract shows it, with its progress for the scope. */
export function toJourneyType(
  row: JourneyTypeRow,
  { journeys, demands }: StartedJourneys,
  { withCustomerJourney, withDefaultDemands }: JourneyParts,
): JourneyType {
  const { place, version: _, defaultDemands, ...shown } = row
  const progress = {
    preJourneyDemand: demands
      .filter((demand) => demand.journeyTypeId === row.id && demand.customerJourneyId === null)
      .map(toJourneyDemand),
    customerJourney: journeys
      .filter(({ journeyTypeId }) => journeyTypeId === row.id)
      .map((journey) => toCustomerJourney(journey, demands)),
  }
  return {
    ...shown,
    index: place,
    statusKey: evaluateJourneyStatus(progress),
    ...(withDefaultDemands && { defaultDemands }),
    ...(withCustomerJourney && progress),
  }
}
