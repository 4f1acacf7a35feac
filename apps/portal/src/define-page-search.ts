import {
  defineSearch,
  type Search,
  type SearchFields,
  type SearchRules,
} from '@tramite/react/search'

/** Opens a document over whatever page. */
const documentName = 'documentId'

/** Declares what a page of the portal keeps in its address, beside the document that lies over it. */
export const definePageSearch = <F extends SearchFields>(
  fields: F,
  rules?: SearchRules<F>,
): Search<F> => defineSearch(fields, { ...rules, kept: [documentName] })
