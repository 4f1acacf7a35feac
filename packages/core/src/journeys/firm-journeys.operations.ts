import type { components } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'

type Schemas = components['schemas']

/** `POST /journeyTypes`: adds a journey, for staff. */
export const createJourneyType = defineCommand({
  method: 'post',
  path: '/journeyTypes',
  request: toBody<Schemas['JourneyTypeDraft'] & Idempotent>,
  idempotent: true,
  stale: ['journeys'],
})

/** `PUT /journeyTypes/{id}`: changes a journey, for staff. What is left out stays. */
export const updateJourneyType = defineCommand({
  method: 'put',
  path: '/journeyTypes/{id}',
  request: toIdAndBody<Schemas['JourneyTypeChanges'] & Versioned & { id: string }>,
  versionOf: '/journeyTypes/{id}',
  stale: ['journeys', 'demands'],
})

/** `PUT /customerJourneys/{id}`: which journey it is, or which demands belong to it, for staff. */
export const updateCustomerJourney = defineCommand({
  method: 'put',
  path: '/customerJourneys/{id}',
  request: toIdAndBody<Schemas['CustomerJourneyChanges'] & Versioned & { id: string }>,
  versionOf: '/customerJourneys/{id}',
  stale: ['journeys', 'demands'],
})

/** A demand that prepares a journey. */
export interface PreJourneyDemandInput {
  readonly journeyTypeId: string
  readonly demandId: string
}

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`: says that a demand prepares a journey. */
export const linkPreJourneyDemand = defineCommand({
  method: 'post',
  path: '/firm/journeyTypes/{id}/preJourneyDemands',
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput & Idempotent) => ({
    path: { id: journeyTypeId },
    body: { demandId },
  }),
  idempotent: true,
  stale: ['journeys', 'demands'],
})

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`: it stands alone again. */
export const unlinkPreJourneyDemand = defineCommand({
  method: 'delete',
  path: '/firm/journeyTypes/{id}/preJourneyDemands/{demandId}',
  request: ({ journeyTypeId, demandId }: PreJourneyDemandInput) => ({
    path: { id: journeyTypeId, demandId },
  }),
  stale: ['journeys', 'demands'],
})
