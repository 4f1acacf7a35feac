import { defineQuery } from '../http/index.ts'
import { mappingDocumentsPageSize } from './mapping-limits.ts'

// A mapping that cannot be read is only logged. Specification, part 2 §8.
const meta = { silent: true } as const

/** `GET /mapping`: the mapping of the business; 404 before a first meeting was asked for. */
export const getMapping = defineQuery({
  resource: 'mapping',
  path: '/mapping',
  meta,
  request: () => ({}),
})

/** `GET /mapping/home`: mapping, sectors and the newest completed mappings. */
export const getMappingHome = defineQuery({
  resource: 'mapping',
  path: '/mapping/home',
  meta,
  request: () => ({}),
})

/** `GET /mapping/documents`: completed mappings, newest first. */
export const listMappingDocuments = defineQuery({
  resource: 'mapping',
  path: '/mapping/documents',
  meta,
  request: ({
    limit = mappingDocumentsPageSize,
    ...query
  }: {
    mappingId?: string
    limit?: number
    page?: number
  }) => ({ query: { limit, ...query } }),
})

/** `GET /mapping/sectors`: the sectors with their activities. */
export const listMappingSectors = defineQuery({
  resource: 'mapping',
  path: '/mapping/sectors',
  meta,
  request: () => ({}),
})

/** `GET /mapping/sectors/{sectorId}`: one sector with its activities. */
export const getMappingSector = defineQuery({
  resource: 'mapping',
  path: '/mapping/sectors/{sectorId}',
  meta,
  request: ({ sectorId }: { sectorId: string }) => ({ path: { sectorId } }),
})

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const getMappingAnswers = defineQuery({
  resource: 'mapping',
  path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers',
  meta,
  versioned: true,
  request: ({ sectorId, activityId }: { sectorId: string; activityId: string }) => ({
    path: { sectorId, activityId },
  }),
})
