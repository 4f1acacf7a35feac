import {
  type Document,
  documentsPageSize,
  downloadDocument,
  isListedDocument,
} from '@tramite/core/documents'
import { useApp, useRead, useViewer } from '@tramite/react'
import type { DocumentsViewProps } from '@tramite/ui/documents'
import {
  type ListSearch,
  toFilter,
  toFilterSearch,
  toListRequest,
  toPageHref,
} from '../paged-list/list-search.ts'
import { toPageState } from '../paged-list/page-state.ts'
import { useDownloads } from '../uploads/use-downloads.ts'
import { readDocuments } from './document-queries.ts'

/**
 * The list of documents of an address.
 * @param onSearchChange goes to another address of the list
 */
export function useDocuments(
  search: ListSearch,
  onSearchChange: (search: ListSearch) => void,
): DocumentsViewProps {
  const { tramite } = useApp()
  const query = useRead(readDocuments, search, { keepsPrevious: true })
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
    downloads: useDownloads(({ id }: Document) =>
      tramite.query(downloadDocument, { id }).queryFn(),
    ),
    timeZone: useViewer().conventions.timeZone,
  }
}
