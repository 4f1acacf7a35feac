import { type Document, listDocumentsFrom } from '@tramite/core/documents'
import { TEMPLATE_DOCUMENTS_SHOWN } from '@tramite/core/templates'
import { loadNextPage, usePages } from '@tramite/react'

/**
 * The user's documents made from a template.
 * @param newest those that come with the template: all, unless there are too many
 */
export function useTemplateDocuments(templateId: string, newest: readonly Document[]) {
  const query = usePages(
    listDocumentsFrom,
    { templateId },
    { isEnabled: newest.length >= TEMPLATE_DOCUMENTS_SHOWN },
  )
  return {
    documents: query.data?.pages.flatMap((page) => page.documents) ?? newest,
    onShowMore: query.hasNextPage ? () => loadNextPage(query) : undefined,
    isLoadingMore: query.isFetchingNextPage,
  }
}
