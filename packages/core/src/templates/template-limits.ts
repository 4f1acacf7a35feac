/** Number of fields on a page of the form. */
export const TEMPLATE_FIELDS_PER_PAGE = 3
/** Maximum number of documents included in a template, the newest; `listDocuments` has them all. */
export const TEMPLATE_DOCUMENTS_SHOWN = 50
/** Number of fields that the preview fills in; the document itself fills in all. */
export const TEMPLATE_PREVIEW_FIELDS_MAX = 29

/** Maximum number of characters of one answer. */
export const TEMPLATE_ANSWER_MAX = 20_000
/** Maximum number of characters of all answers of a document. */
export const TEMPLATE_ANSWERS_MAX = 200_000
/** Maximum number of characters of a document with its answers filled in; about three hundred pages. */
export const TEMPLATE_DOCUMENT_MAX = 600_000
/** Number of characters that a line break counts for, since it takes up a line of a page. */
export const TEMPLATE_LINE_LENGTH = 60
