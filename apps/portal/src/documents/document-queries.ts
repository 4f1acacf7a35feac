import { keepPreviousData } from '@tanstack/react-query'
import { documentsPageSize, listDocuments } from '@tramite/core/documents'
import { client } from '../integrations/client.ts'
import { type ListSearch, toListRequest } from '../paged-list/list-search.ts'

/** The documents of an address of the list. */
export function toDocumentsQuery(search: ListSearch) {
  const { text, ...request } = toListRequest(search)
  const filter = { ...request, ...(text && { name: text }), limit: documentsPageSize }
  return { ...listDocuments(client, filter), placeholderData: keepPreviousData }
}
