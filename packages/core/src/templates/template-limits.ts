/** Fields of a template that its form shows on a page. */
export const TEMPLATE_FIELDS_PER_PAGE = 3
/** Most documents that a template brings with it, the newest; `listDocuments` has them all. */
export const TEMPLATE_DOCUMENTS_SHOWN = 50
/** Fields that the preview fills in; the document itself takes all. */
export const TEMPLATE_PREVIEW_FIELDS_MAX = 29

/** Characters of one answer. */
export const TEMPLATE_ANSWER_MAX = 20_000
/** Characters of a document with its answers in their places; about three hundred pages. */
export const TEMPLATE_DOCUMENT_MAX = 600_000
/** Characters that a line break counts for: it takes a line of a page. */
export const TEMPLATE_LINE_LENGTH = 60
