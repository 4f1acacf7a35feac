import { toPeriodRequest } from '@tramite/core/calendar'
import { documentsPageSize, listDocuments } from '@tramite/core/documents'
import type { ApiClient } from '@tramite/core/http'
import { type DocumentsAddress, documentsSearch } from './documents-search.ts'

/** The documents for an address of the list. */
export function listDocumentsAt(client: ApiClient, address: DocumentsAddress) {
  const { text, page, ...period } = documentsSearch.valuesOf(address)
  const name = text.trim()
  const filter = { ...toPeriodRequest(period), ...(name && { name }), page }
  return listDocuments(client, { ...filter, limit: documentsPageSize })
}
