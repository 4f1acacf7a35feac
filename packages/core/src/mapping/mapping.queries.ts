import * as calls from '../generated/calls/mapping.ts'
import { defineQuery } from '../http/index.ts'
import { mappingDocumentsPageSize } from './mapping-limits.ts'

// A mapping that cannot be read is only logged.
const meta = { silent: true } as const

/** `GET /mapping`: the mapping of the business; 404 before a first meeting was requested. */
export const getMapping = defineQuery(calls.getMapping, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/home`: mapping, sectors and the newest completed mappings. */
export const getMappingHome = defineQuery(calls.getMappingHome, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/questionnaire`: the firm's questions, and the answers that they suggest. */
export const getMappingQuestionnaire = defineQuery(calls.getMappingQuestionnaire, {
  resource: 'questionnaire',
  meta,
})

/** `GET /mapping/report`: all answers, by sector and activity. */
export const getMappingReport = defineQuery(calls.getMappingReport, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/report/previous`: all answers of the completed mapping before this one. */
export const getPreviousMappingReport = defineQuery(calls.getPreviousMappingReport, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/documents`: completed mappings, newest first. */
export const listMappingDocuments = defineQuery(calls.listMappingDocuments, {
  resource: 'mapping',
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
export const listMappingSectors = defineQuery(calls.listMappingSectors, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/sectors/{sectorId}`: one sector with its activities. */
export const getMappingSector = defineQuery(calls.getMappingSector, {
  resource: 'mapping',
  meta,
})

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const getMappingAnswers = defineQuery(calls.getMappingAnswers, {
  resource: 'mapping',
  meta,
})
