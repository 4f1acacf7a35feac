import * as calls from '../generated/calls/journeys.ts'
import { defineCommand, type Idempotent } from '../http/index.ts'

/** `POST /journeyTypes`: adds a journey, for staff. */
export const createJourneyType = defineCommand(calls.createJourneyType, {
  stale: ['journeys'],
})

/** `PUT /journeyTypes/{id}`: changes a journey, for staff. What is left out stays. */
export const updateJourneyType = defineCommand(calls.updateJourneyType, {
  stale: ['journeys', 'demands'],
})

/** `PUT /customerJourneys/{id}`: which journey it is, or which demands belong to it, for staff. */
export const updateCustomerJourney = defineCommand(calls.updateCustomerJourney, {
  stale: ['journeys', 'demands'],
})

/** A demand that prepares a journey. */
export interface PreJourneyDemandInput {
  readonly journeyTypeId: string
  readonly demandId: string
}

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`: says that a demand prepares a journey. */
export const linkPreJourneyDemand = defineCommand(calls.linkPreJourneyDemand, {
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput & Idempotent) => ({
    path: { id: journeyTypeId },
    body: { demandId },
  }),
  stale: ['journeys', 'demands'],
})

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`: it stands alone again. */
export const unlinkPreJourneyDemand = defineCommand(calls.unlinkPreJourneyDemand, {
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput) => ({
    path: { id: journeyTypeId, demandId },
  }),
  stale: ['journeys', 'demands'],
})
