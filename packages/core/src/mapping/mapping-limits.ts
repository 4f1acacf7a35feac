import { mappingFields } from './mapping-fields.ts'

/** Number of questions of an activity. */
export const MAPPING_QUESTIONS = mappingFields.length

/** Completed mappings per page of the list. */
export const mappingDocumentsPageSize = 5

/** Maximum number of sectors of a mapping. */
export const MAPPING_SECTORS_MAX = 20

/** Maximum number of activities of a sector. */
export const SECTOR_ACTIVITIES_MAX = 20

/** Maximum number of characters of an answer. */
export const ANSWER_MAX = 2048
