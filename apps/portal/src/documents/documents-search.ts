import type { AddressOf } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'
import { listFields } from '../paged-list/list-fields.ts'

/** The list of documents in the address. */
export const documentsSearch = definePageSearch(listFields)
export type DocumentsAddress = AddressOf<typeof listFields>
