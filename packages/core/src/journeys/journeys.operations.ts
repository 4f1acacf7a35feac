import * as calls from '../generated/calls/journeys.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'
import { PAGE_SIZE_MAX } from '../limits.ts'

/** Which journeys to read, and with which parts. */
export interface JourneyTypesFilter {
  /** Type of the customer: journeys for this type, for every type, and those that were begun. */
  readonly customerType?: string | null
  /** Whether to include what has begun of each; true when absent. */
  readonly withCustomerJourney?: boolean
  /** Whether to include what each consists of; true when absent. */
  readonly withDefaultDemands?: boolean
  /** For staff: the customer whose journeys are read. */
  readonly customerId?: string
  readonly limit?: number
  readonly page?: number
  readonly cursor?: string
}

/**
 * `GET /journeyTypes`: the journeys for the customer's type and for every type, and those of any type that
 * were begun, with what the active business has begun of them.
 */
export const listJourneyTypes = defineQuery(calls.listJourneyTypes, {
  resource: 'journeys',
  meta: { failure: 'journeys.loadFailed' },
  request: ({
    customerType,
    withCustomerJourney = true,
    withDefaultDemands = true,
    limit = PAGE_SIZE_MAX,
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

/** `GET /journeyTypes/{id}`: one journey with everything that belongs to it. */
export const getJourneyType = defineQuery(calls.getJourneyType, {
  resource: 'journeys',
  // The page itself says that there is none.
  meta: { failure: 'journeys.loadFailed', silentStatus: 404 },
  request: ({ id, customerId }: { id: string; customerId?: string }) => ({
    path: { id },
    ...(customerId !== undefined && { query: { customerId } }),
  }),
})

/**
 * `POST /customerJourneys`: starts a journey in a business by creating its demands. The user is then led
 * to the first demand of the answer.
 */
export const createCustomerJourney = defineCommand(calls.createCustomerJourney, {
  failure: 'journeys.startFailed',
  messageFirst: 'refusals',
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
