import { useQuery } from '@tanstack/react-query'
import {
  type Document,
  documentsPageSize,
  downloadDocument,
  isListedDocument,
} from '@tramite/core/documents'
import type { DocumentsViewProps } from '@tramite/ui/documents'
import { client } from '../integrations/client.ts'
import {
  type ListSearch,
  toFilter,
  toFilterSearch,
  toListRequest,
  toPageHref,
} from '../paged-list/list-search.ts'
import { toPageState } from '../paged-list/page-state.ts'
import { usePortal } from '../providers/portal-context.tsx'
import { useDownloads } from '../uploads/use-downloads.ts'
import { toDocumentsQuery } from './document-queries.ts'

const signDocument = ({ id }: Document) => downloadDocument(client, { id }).queryFn()

/**
 * The list of documents of an address.
 * @param onSearchChange goes to another address of the list
 */
export function useDocuments(
  search: ListSearch,
  onSearchChange: (search: ListSearch) => void,
): DocumentsViewProps {
  const query = useQuery(toDocumentsQuery(search))
  return {
    list: {
      ...toPageState(query, documentsPageSize),
      items: (query.data?.documents ?? []).filter(isListedDocument),
      page: toListRequest(search).page,
      toHref: (page) => toPageHref('/documents', search, page),
    },
    total: query.data?.total,
    filter: toFilter(search),
    onFilterChange: (filter) => onSearchChange(toFilterSearch(filter)),
    downloads: useDownloads(signDocument),
    timeZone: usePortal().conventions.timeZone,
  }
}
