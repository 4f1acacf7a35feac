import type { components } from '../generated/schema.ts'

/** A series of demands that the firm offers, with what a customer has begun of it. */
export type JourneyType = components['schemas']['JourneyType']
/** A journey that a customer has started in a business. */
export type CustomerJourney = components['schemas']['CustomerJourney']
/** A demand of a journey. */
export type JourneyDemand = components['schemas']['JourneyDemand']
/** The status of a journey. */
export type JourneyStatus = components['schemas']['JourneyStatusKey']
