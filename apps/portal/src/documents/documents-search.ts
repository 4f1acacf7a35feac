import { documentsPageSize, listDocuments } from '@tramite/core/documents'
import type { ApiClient } from '@tramite/core/http'
import { type AddressOf, defineSearch, toPeriodRequest } from '@tramite/react/search'
import { listFields } from '../paged-list/list-fields.ts'

/** The list of documents in the address. */
export const documentsSearch = defineSearch(listFields)
export type DocumentsAddress = AddressOf<typeof listFields>

/** The documents of an address of the list. */
export function readDocuments(client: ApiClient, address: DocumentsAddress) {
  const { text, page, ...period } = documentsSearch.valuesOf(address)
  const name = text.trim()
  const filter = { ...toPeriodRequest(period), ...(name && { name }), page }
  return listDocuments(client, { ...filter, limit: documentsPageSize })
}
