import { type Document, downloadDocument } from '@tramite/core/documents'
import { DocumentsPanel as DocumentsView } from '@tramite/ui/demands/detail'
import { client } from '../integrations/client.ts'
import { usePortal } from '../providers/portal-context.tsx'
import { useDownloads } from '../uploads/use-downloads.ts'
import type { useDemandDocuments } from './use-demand.ts'

const signDocument = ({ id }: Document) => downloadDocument(client, { id }).queryFn()

/** The tab 'Documentos'. */
export function DocumentsPanel({ list }: { list: ReturnType<typeof useDemandDocuments> }) {
  const { conventions } = usePortal()
  const { query, documents } = list
  return (
    <DocumentsView
      state={query.isPending ? 'loading' : query.isLoadingError ? 'failed' : 'ready'}
      documents={documents}
      timeZone={conventions.timeZone}
      downloads={useDownloads(signDocument)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      onShowMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  )
}
