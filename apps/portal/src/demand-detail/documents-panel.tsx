import type { DemandFile } from '@tramite/core/demands'
import { fileMessages, fillMessage } from '@tramite/core/messages'
import { useArchive, useDownloads, useSignFile, useViewer } from '@tramite/react'
import { DocumentsPanel as DocumentsView } from '@tramite/ui/demands/documents'
import { useDocumentHref } from '../documents/document-address.ts'
import type { useDemandFiles } from './use-demand.ts'
import { useFileList } from './use-file-list.ts'

interface DocumentsPanelProps {
  demandId: string
  list: ReturnType<typeof useDemandFiles>
  /** Number by which people refer to the demand. */
  number: number
}

/** The tab 'Documentos'. */
export function DocumentsPanel({ demandId, list, number }: DocumentsPanelProps) {
  const { conventions } = useViewer()
  const { state, total = 0 } = list
  const { files, readAll } = useFileList(demandId, list)
  const sign = useSignFile()
  const archive = useArchive({
    listFiles: readAll,
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
