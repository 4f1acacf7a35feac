// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of feedback is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `PUT /feedbacks`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_FEEDBACK_EXISTS`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const saveFeedback = { path: '/feedbacks', body: 'feedbackType demandId rating description skipped', idempotent: true, settles: true, method: 'put', id: 'saveFeedback' } as const
