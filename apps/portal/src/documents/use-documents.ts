import { documentsPageSize, isListedDocument } from '@tramite/core/documents'
import { toPageState, useDocumentDownloads, useRead, useViewer } from '@tramite/react'
import type { DocumentsViewProps } from '@tramite/ui/documents'
import { usePaper } from '../providers/use-paper.ts'
import { useDocumentHref } from './document-address.ts'
import { listDocumentsAt } from './documents-queries.ts'
import { type DocumentsAddress, documentsSearch } from './documents-search.ts'
import { useDocumentSelection } from './use-document-selection.ts'

/**
 * The list of documents for an address.
 * @param onAddressChange navigates to another address of the list
 */
export function useDocuments(
  address: DocumentsAddress,
  onAddressChange: (address: DocumentsAddress) => void,
): DocumentsViewProps {
  const query = useRead(listDocumentsAt, address, { keepsPrevious: true })
  const values = documentsSearch.valuesOf(address)
  return {
    list: {
      ...toPageState(query, documentsPageSize),
      items: (query.data?.documents ?? []).filter(isListedDocument),
      page: values.page,
      toHref: (page) =>
        documentsSearch.toHref('/documents', documentsSearch.change(address, { page })),
    },
    total: query.data?.total,
    filter: values,
    // Another filter starts at the first page.
    onFilterChange: (filter) =>
      onAddressChange(documentsSearch.change(address, { ...filter, page: 0 })),
    downloads: useDocumentDownloads(),
    selection: useDocumentSelection(),
    toDocumentHref: useDocumentHref(),
    paper: usePaper(),
    timeZone: useViewer().conventions.timeZone,
  }
}
