import { type AddressOf, defineSearch } from '@tramite/react/search'
import { listFields } from '../paged-list/list-fields.ts'

/** The list of documents in the address. */
export const documentsSearch = defineSearch(listFields)
export type DocumentsAddress = AddressOf<typeof listFields>
