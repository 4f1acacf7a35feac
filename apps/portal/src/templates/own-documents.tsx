import { listDocumentsFrom } from '@tramite/core/documents'
import { loadNextPage, useDocumentDownloads, usePages, useViewer } from '@tramite/react'
import { OwnDocumentsView } from '@tramite/ui/templates'
import { useDocumentHref } from '../documents/document-address.ts'

interface OwnDocumentsProps {
  /** Below the notice that the generator is closed, instead of in its page. */
  isBelowNotice?: boolean
}

/** The user's documents made with the generator, of all templates, including deleted ones. */
export default function OwnDocuments({ isBelowNotice = false }: OwnDocumentsProps) {
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
    <OwnDocumentsView
      isBelowNotice={isBelowNotice}
      made={documents && { ...row, documents }}
      hasFailed={query.isError}
      isRetrying={query.isFetching}
      onRetry={() => query.refetch()}
    />
  )
}
