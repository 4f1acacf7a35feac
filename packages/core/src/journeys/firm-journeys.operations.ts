import * as calls from '../generated/calls/journeys.ts'
import { defineCommand, type Idempotent } from '../http/index.ts'

/** `POST /journeyTypes`: adds a journey, for staff. */
export const createJourneyType = defineCommand(calls.createJourneyType, {
  success: 'firm.journeyTypeCreated',
  failure: 'firm.journeyTypeCreateFailed',
  stale: ['journeys'],
})

/** `PUT /journeyTypes/{id}`: changes a journey, for staff. Omitted fields stay. */
export const updateJourneyType = defineCommand(calls.updateJourneyType, {
  success: 'firm.journeyTypeUpdated',
  failure: 'firm.journeyTypeUpdateFailed',
  stale: ['journeys', 'demands'],
})

/** `PUT /customerJourneys/{id}`: changes which journey it is, or which demands belong to it, for staff. */
export const updateCustomerJourney = defineCommand(calls.updateCustomerJourney, {
  success: 'firm.customerJourneyUpdated',
  failure: 'firm.customerJourneyUpdateFailed',
  stale: ['journeys', 'demands'],
})

/** A demand that prepares a journey. */
export interface PreJourneyDemandInput {
  readonly journeyTypeId: string
  readonly demandId: string
}

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`: marks a demand as preparing a journey. */
export const linkPreJourneyDemand = defineCommand(calls.linkPreJourneyDemand, {
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput & Idempotent) => ({
    path: { id: journeyTypeId },
    body: { demandId },
  }),
  success: 'firm.preJourneyDemandLinked',
  failure: 'firm.preJourneyDemandLinkFailed',
  stale: ['journeys', 'demands'],
})

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`: detaches it again. */
export const unlinkPreJourneyDemand = defineCommand(calls.unlinkPreJourneyDemand, {
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput) => ({
    path: { id: journeyTypeId, demandId },
  }),
  success: 'firm.preJourneyDemandUnlinked',
  failure: 'firm.preJourneyDemandUnlinkFailed',
  stale: ['journeys', 'demands'],
})
