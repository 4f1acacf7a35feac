import type { DemandStatus } from '../demands/demands.types.ts'
import type { components } from '../generated/schema.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'
import { toIdAndBody } from '../http/request-parts.ts'

interface FirmMappingsFilter {
  readonly customerId?: string
  /** Of the mapping demand. */
  readonly statusKey?: DemandStatus
  readonly limit?: number
}

/** `GET /firm/mappings`: of all customers or one, newest first, for staff. */
export const listFirmMappings = definePagedQuery({
  resource: 'mapping',
  path: '/firm/mappings',
  request: (query: FirmMappingsFilter) => ({ query }),
})

/** `GET /firm/mappings/{id}`: with sectors and activities, for staff. */
export const getFirmMapping = defineQuery({
  resource: 'mapping',
  path: '/firm/mappings/{id}',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/**
 * `PATCH /firm/mappings/{id}/status`: releases a mapping in review for changes, or finishes it and so
 * creates the document of the completed mapping, for staff.
 */
export const reviewFirmMapping = defineCommand({
  method: 'patch',
  path: '/firm/mappings/{id}/status',
  request: toIdAndBody<{ id: string } & components['schemas']['FirmMappingReview']>,
  stale: ['mapping', 'demands', 'documents', 'home'],
})
