import { listDocumentsFrom } from '@tramite/core/documents'
import { loadNextPage, useDocumentDownloads, usePages, useViewer } from '@tramite/react'
import { ClosedDocumentsView } from '@tramite/ui/templates'
import { useDocumentHref } from '../documents/document-address.ts'

/** What the user had made with the generator, of all templates, while it is closed. */
export function ClosedDocuments() {
  const query = usePages(listDocumentsFrom, { own: true })
  const documents = query.data?.pages.flatMap((page) => page.documents)
  const row = {
    timeZone: useViewer().conventions.timeZone,
    toDocumentHref: useDocumentHref(),
    downloads: useDocumentDownloads(),
    wordDownloads: useDocumentDownloads('docx'),
    onShowMore: query.hasNextPage ? () => loadNextPage(query) : undefined,
    isLoadingMore: query.isFetchingNextPage,
  }
  return (
    <ClosedDocumentsView
      made={documents && { ...row, documents }}
      hasFailed={query.isError}
      isRetrying={query.isFetching}
      onRetry={() => query.refetch()}
    />
  )
}
