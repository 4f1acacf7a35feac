// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of tags is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /demandsTags`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CONFLICT`, `DEMAND_TAGS_FULL`, `DEMAND_TAG_EXISTS`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const createDemandTag = { path: '/demandsTags', body: 'customerId name', idempotent: true, method: 'post', id: 'createDemandTag' } as const

/** `POST /demandsTags/add`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_FULL_OF_TAGS`, `DEMAND_NOT_FOUND`, `DEMAND_TAG_REPEATED`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const addDemandTag = { path: '/demandsTags/add', body: 'tagId demandId', idempotent: true, settles: true, method: 'post', id: 'addDemandTag' } as const

/** `POST /demandsTags/delete`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const removeDemandTag = { path: '/demandsTags/delete', body: 'tagId demandId', settles: true, method: 'post', id: 'removeDemandTag' } as const

/** `GET /getdemandsTags`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemandTags = { path: '/getdemandsTags', query: 'name limit page cursor', method: 'get', id: 'listDemandTags' } as const
