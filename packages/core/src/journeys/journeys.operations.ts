import * as calls from '../generated/calls/journeys.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'

/** Which journeys, and with what. */
export interface JourneyTypesFilter {
  /** Of the customer: journeys for this type of customer and for every type. */
  readonly customerType?: string | null
  /** With what was begun of each; true when absent. */
  readonly withCustomerJourney?: boolean
  /** With what each consists of; true when absent. */
  readonly withDefaultDemands?: boolean
  /** Of staff, whose journeys. */
  readonly customerId?: string
  readonly limit?: number
  readonly page?: number
  readonly cursor?: string
}

/** All that a firm offers, as a rule, so that the chips can count it. */
const LIMIT = 200

/**
 * `GET /journeyTypes`: the journeys for the customer's type and for every type, with what the active
 * business has begun of them.
 */
export const listJourneyTypes = defineQuery(calls.listJourneyTypes, {
  resource: 'journeys',
  meta: { failure: 'journeys.loadFailed' },
  request: ({
    customerType,
    withCustomerJourney = true,
    withDefaultDemands = true,
    limit = LIMIT,
    ...rest
  }: JourneyTypesFilter) => ({
    query: {
      ...(customerType != null && { customerTypeOrNull: customerType }),
      withCustomerJourney,
      withDefaultDemands,
      limit,
      ...rest,
    },
  }),
})

/** `GET /journeyTypes/{id}`: one journey with all that belongs to it. */
export const getJourneyType = defineQuery(calls.getJourneyType, {
  resource: 'journeys',
  // That there is none the page says.
  meta: { failure: 'journeys.loadFailed', untoldStatus: 404 },
  request: ({ id, customerId }: { id: string; customerId?: string }) => ({
    path: { id },
    ...(customerId !== undefined && { query: { customerId } }),
  }),
})

/**
 * `POST /customerJourneys`: starts a journey in a business by raising its demands. The user
 * goes on to the first of the answer's demands.
 */
export const createCustomerJourney = defineCommand(calls.createCustomerJourney, {
  failure: 'journeys.startFailed',
  stale: ['journeys', 'demands', 'home'],
})

/** `GET /customerJourneys` by cursor: the journeys that were started, newest first. */
export const listCustomerJourneys = definePagedQuery(calls.listCustomerJourneys, {
  resource: 'journeys',
})

/** `GET /customerJourneys/{id}`: one journey that was started. */
export const getCustomerJourney = defineQuery(calls.getCustomerJourney, {
  resource: 'journeys',
})
