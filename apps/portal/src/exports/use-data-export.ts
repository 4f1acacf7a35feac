import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '@tramite/core/calendar'
import {
  createDataExport,
  downloadDataExport,
  exportLookEvery,
  listDataExports,
  toDataExportState,
  toDownloadable,
} from '@tramite/core/exports'
import { fileMessages } from '@tramite/core/messages'
import {
  saveFrom,
  toLoadStatus,
  useApp,
  useFormatDay,
  useRead,
  useRun,
  useViewer,
} from '@tramite/react'
import type { ExportPageProps } from '@tramite/ui/exports'

/** Number of latest exports to read, enough to include a finished one: only a few are allowed in a day. */
const LOOKED_AT = 10

/** The latest full export, and what can be done with it. */
export function useDataExport(): ExportPageProps {
  const { conventions, now } = useViewer()
  const toDay = useFormatDay()
  const { ports, tramite } = useApp()
  const exports = useRead(
    listDataExports,
    { limit: LOOKED_AT },
    { every: (data) => (data ? exportLookEvery(toDataExportState(data.exports, now())) : false) },
  )
  const ask = useRun(createDataExport)
  const download = useMutation({
    mutationFn: (id: string) => tramite.query(downloadDataExport, { id }).queryFn(),
    onSuccess: ({ signedUrl }) => saveFrom(signedUrl),
    onError: () => {
      ports.toasts.show({ title: fileMessages['files.downloadFailed'], tone: 'error' })
      // It may have expired since the page was read, or a new one may have been requested.
      void exports.refetch()
    },
  })
  const latest = exports.data && toDataExportState(exports.data.exports, now())
  const file = latest && toDownloadable(latest)
  return {
    latest,
    untilText: file && toDay(file.until),
    madeText: file && formatDateTime(file.madeAt, conventions.timeZone),
    isAsking: ask.isPending,
    isDownloading: download.isPending,
    ...toLoadStatus(exports),
    onAsk: () => ask.mutate(),
    onDownload: (id) => download.mutate(id),
  }
}
