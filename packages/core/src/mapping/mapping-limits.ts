/** Questions of an activity, `question0` to `question14`. */
export const MAPPING_QUESTIONS = 15

/** Completed mappings that the list shows on a page. */
export const mappingDocumentsPageSize = 5

/** Years under which a data subject counts as a child. */
export const CHILD_AGE = 12

/** Most sectors of a mapping. */
export const MAPPING_SECTORS_MAX = 20

/** Most activities of a sector. */
export const SECTOR_ACTIVITIES_MAX = 20

/** Most characters of an answer. */
export const ANSWER_MAX = 2048
