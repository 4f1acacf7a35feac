import * as calls from '../generated/calls/mapping.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'

/** `GET /firm/mappings`: mappings of all customers or of one, newest first, for staff. */
export const listFirmMappings = definePagedQuery(calls.listFirmMappings, {
  resource: 'mapping',
})

/** `GET /firm/mappings/{id}`: with sectors and activities, for staff. */
export const getFirmMapping = defineQuery(calls.getFirmMapping, {
  resource: 'mapping',
})

/**
 * `PATCH /firm/mappings/{id}/status`: releases a mapping in review for changes, or finishes it, which
 * creates the document of the completed mapping, for staff; with the version from `getFirmMapping`.
 */
export const reviewFirmMapping = defineCommand(calls.reviewFirmMapping, {
  success: 'firm.mappingReviewed',
  failure: 'firm.mappingReviewFailed',
  stale: ['mapping', 'demands', 'documents', 'home'],
})
