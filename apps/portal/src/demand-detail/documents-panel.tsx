import { fileMessages, fillMessage } from '@tramite/core/messages'
import { useArchive, useViewer } from '@tramite/react'
import { DocumentsPanel as DocumentsView } from '@tramite/ui/demands/detail'
import { useDocumentHref } from '../documents/document-address.ts'
import { useDocumentDownloads, useSignDocument } from '../documents/use-document-downloads.ts'
import type { useDemandDocuments } from './use-demand.ts'

interface DocumentsPanelProps {
  list: ReturnType<typeof useDemandDocuments>
  /** Of the demand, as people name it. */
  number: number
}

/** The tab 'Documentos'. */
export function DocumentsPanel({ list, number }: DocumentsPanelProps) {
  const { conventions } = useViewer()
  const { query, documents, total = 0 } = list
  const archive = useArchive({
    listFiles: list.readAll,
    sign: useSignDocument(),
    fileName: fillMessage(fileMessages['files.archiveName'], { number }),
  })
  return (
    <DocumentsView
      state={query.isPending ? 'loading' : query.isLoadingError ? 'failed' : 'ready'}
      documents={documents}
      timeZone={conventions.timeZone}
      downloads={useDocumentDownloads()}
      total={total}
      archive={archive}
      toDocumentHref={useDocumentHref()}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      onShowMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  )
}
