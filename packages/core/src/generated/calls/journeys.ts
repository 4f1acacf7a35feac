// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of journeys is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /customerJourneys`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_PREPARING`, `JOURNEY_STARTED`, `JOURNEY_STARTER_INVALID`, `JOURNEY_WITHDRAWN`, `NOT_FOUND`, `NO_BUSINESS`, `STAFF_ONLY`. */
export const createCustomerJourney = { path: '/customerJourneys', body: 'journeyTypeId customerId businessId userId', idempotent: true, method: 'post', id: 'createCustomerJourney' } as const

/** `GET /customerJourneys`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listCustomerJourneys = { path: '/customerJourneys', query: 'customerId limit page cursor', method: 'get', id: 'listCustomerJourneys' } as const

/** `GET /customerJourneys/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getCustomerJourney = { path: '/customerJourneys/{id}', versioned: true, method: 'get', id: 'getCustomerJourney' } as const

/** `PUT /customerJourneys/{id}`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_CUSTOMER_FIXED`, `JOURNEY_DEMAND_INVALID`, `JOURNEY_STARTED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateCustomerJourney = { path: '/customerJourneys/{id}', versionOf: '/customerJourneys/{id}', body: 'journeyTypeId customerId demandsIds', idempotent: true, method: 'put', id: 'updateCustomerJourney' } as const

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_DEMAND_TAKEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const linkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands', body: 'demandId', idempotent: true, method: 'post', id: 'linkPreJourneyDemand' } as const

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const unlinkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands/{demandId}', removes: true, method: 'delete', id: 'unlinkPreJourneyDemand' } as const

/** `POST /journeyTypes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createJourneyType = { path: '/journeyTypes', body: 'title description index customerType active defaultDemands', idempotent: true, method: 'post', id: 'createJourneyType' } as const

/** `GET /journeyTypes`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listJourneyTypes = { path: '/journeyTypes', query: 'customerTypeOrNull withCustomerJourney withDefaultDemands customerId limit page cursor', method: 'get', id: 'listJourneyTypes' } as const

/** `GET /journeyTypes/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getJourneyType = { path: '/journeyTypes/{id}', query: 'customerId', versioned: true, method: 'get', id: 'getJourneyType' } as const

/** `PUT /journeyTypes/{id}`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_STEP_UNKNOWN`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateJourneyType = { path: '/journeyTypes/{id}', versionOf: '/journeyTypes/{id}', body: 'title description index customerType active defaultDemands', idempotent: true, method: 'put', id: 'updateJourneyType' } as const
