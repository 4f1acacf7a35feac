import { documentsPageSize, listDocuments } from '@tramite/core/documents'
import type { ApiClient } from '@tramite/core/http'
import { type ListSearch, toListRequest } from '../paged-list/list-search.ts'

/** The documents of an address of the list. */
export function readDocuments(client: ApiClient, search: ListSearch) {
  const { text, ...request } = toListRequest(search)
  const filter = { ...request, ...(text && { name: text }), limit: documentsPageSize }
  return listDocuments(client, filter)
}
