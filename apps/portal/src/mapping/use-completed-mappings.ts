import { listMappingDocuments, mappingDocumentsPageSize } from '@tramite/core/mapping'
import { toPageState, useDocumentDownloads, useRead, useViewer } from '@tramite/react'
import type { CompletedMappingsProps } from '@tramite/ui/mapping'
import { useDocumentHref } from '../documents/document-address.ts'
import { type MappingAddress, mappingSearch } from './mapping-search.ts'

/**
 * A page of the documents of completed mappings.
 * @param isAsked whether there is a mapping that could have any
 */
export function useCompletedMappings(
  address: MappingAddress,
  isAsked: boolean,
): CompletedMappingsProps {
  const { page } = mappingSearch.valuesOf(address)
  const query = useRead(listMappingDocuments, { page }, { isEnabled: isAsked, keepsPrevious: true })
  return {
    list: {
      ...toPageState(query, mappingDocumentsPageSize),
      items: query.data?.documents ?? [],
      page,
      toHref: (next) =>
        mappingSearch.toHref('/tools/mapping', mappingSearch.change(address, { page: next })),
    },
    downloads: useDocumentDownloads(),
    timeZone: useViewer().conventions.timeZone,
    toDocumentHref: useDocumentHref(),
  }
}
