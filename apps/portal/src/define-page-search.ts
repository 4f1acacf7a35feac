import {
  defineSearch,
  type Search,
  type SearchFields,
  type SearchRules,
} from '@tramite/react/search'

/** Search parameter that opens a document over any page. */
const documentName = 'documentId'

/** Declares what a page of the portal keeps in its address, besides the document open above it. */
export const definePageSearch = <F extends SearchFields>(
  fields: F,
  rules?: SearchRules<F>,
): Search<F> => defineSearch(fields, { ...rules, kept: [documentName] })
