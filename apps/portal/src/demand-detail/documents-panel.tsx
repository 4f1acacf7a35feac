import { useViewer } from '@tramite/react'
import { DocumentsPanel as DocumentsView } from '@tramite/ui/demands/detail'
import { useDocumentHref } from '../documents/document-address.ts'
import { useDocumentDownloads } from '../documents/use-document-downloads.ts'
import type { useDemandDocuments } from './use-demand.ts'

/** The tab 'Documentos'. */
export function DocumentsPanel({ list }: { list: ReturnType<typeof useDemandDocuments> }) {
  const { conventions } = useViewer()
  const { query, documents } = list
  return (
    <DocumentsView
      state={query.isPending ? 'loading' : query.isLoadingError ? 'failed' : 'ready'}
      documents={documents}
      timeZone={conventions.timeZone}
      downloads={useDocumentDownloads()}
      toDocumentHref={useDocumentHref()}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      onShowMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  )
}
