import type { DemandFile } from '@tramite/core/demands'
import { fileMessages, fillMessage } from '@tramite/core/messages'
import { useArchive, useDownloads, useSignFile, useViewer } from '@tramite/react'
import { DocumentsPanel as DocumentsView } from '@tramite/ui/demands/documents'
import { useDocumentHref } from '../documents/document-address.ts'
import type { useDemandFiles } from './use-demand.ts'

interface DocumentsPanelProps {
  list: ReturnType<typeof useDemandFiles>
  /** Number by which people refer to the demand. */
  number: number
}

/** The tab 'Documentos'. */
export function DocumentsPanel({ list, number }: DocumentsPanelProps) {
  const { conventions } = useViewer()
  const { state, files, total = 0 } = list
  const sign = useSignFile()
  const archive = useArchive({
    listFiles: list.readAll,
    sign,
    fileName: fillMessage(fileMessages['files.archiveName'], { number }),
  })
  return (
    <DocumentsView
      state={state}
      files={files}
      timeZone={conventions.timeZone}
      downloads={useDownloads<DemandFile>(sign)}
      total={total}
      archive={archive}
      toDocumentHref={useDocumentHref()}
      onRetry={list.retry}
      isRetrying={list.isFetching}
      onShowMore={list.showMore}
      isLoadingMore={list.isFetchingMore}
    />
  )
}
