import type { ApiClient } from '@tramite/core/http'
import { listTemplates, listTemplateTypes } from '@tramite/core/templates'
import { loadNextPage, toLoadStatus, usePages, useRead } from '@tramite/react'
import type { TemplatesViewProps } from '@tramite/ui/templates'
import { usePaper } from '../providers/use-paper.ts'
import { type TemplatesAddress, templatesSearch } from './templates-search.ts'

/** The templates for an address of the list. */
function listTemplatesAt(client: ApiClient, address: TemplatesAddress) {
  const { text, typeId } = templatesSearch.valuesOf(address)
  const name = text.trim()
  return listTemplates(client, { ...(name && { name }), ...(typeId && { typeId }) })
}

/**
 * The list of templates for an address.
 * @param onAddressChange navigates to another address of the list
 */
export function useTemplates(
  address: TemplatesAddress,
  onAddressChange: (address: TemplatesAddress) => void,
): TemplatesViewProps {
  const query = usePages(listTemplatesAt, address, { keepsPrevious: true })
  const types = useRead(listTemplateTypes, undefined)
  const { data, isPlaceholderData, isFetchingNextPage, hasNextPage } = query
  return {
    ...toLoadStatus(query),
    templates: data?.pages.flatMap((page) => page.templates) ?? [],
    total: data?.pages.at(-1)?.total ?? 0,
    isOld: isPlaceholderData,
    types: types.data?.types ?? [],
    filter: templatesSearch.valuesOf(address),
    paper: usePaper(),
    onFilterChange: (filter) => onAddressChange(templatesSearch.change(address, filter)),
    onShowMore: hasNextPage ? () => loadNextPage(query) : undefined,
    isLoadingMore: isFetchingNextPage,
  }
}
