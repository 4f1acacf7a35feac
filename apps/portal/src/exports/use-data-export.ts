import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate } from '@tramite/core/calendar'
import {
  createDataExport,
  downloadDataExport,
  exportLookEvery,
  listDataExports,
  toDataExportState,
} from '@tramite/core/exports'
import { fileMessages } from '@tramite/core/messages'
import type { ExportPageProps } from '@tramite/ui/exports'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'
import { usePortal } from '../providers/portal-context.tsx'

/** Has the browser fetch a file by itself: an export may be larger than a page could hold. */
function fetchByBrowser(signedUrl: string): void {
  const link = document.createElement('a')
  link.href = signedUrl
  link.download = ''
  link.click()
}

/** The latest export of everything, and what can be done about it. */
export function useDataExport(): ExportPageProps {
  const { now } = usePortal()
  const exports = useQuery({
    ...listDataExports(client, { limit: 1 }),
    refetchInterval: ({ state: { data } }) =>
      data ? exportLookEvery(toDataExportState(data.exports, now())) : false,
  })
  const ask = useMutation(createDataExport(client))
  const download = useMutation({
    mutationFn: (id: string) => downloadDataExport(client, { id }).queryFn(),
    onSuccess: ({ signedUrl }) => fetchByBrowser(signedUrl),
    onError: () => showToast({ title: fileMessages['files.downloadFailed'], tone: 'error' }),
  })
  const latest = exports.data && toDataExportState(exports.data.exports, now())
  return {
    latest,
    untilText: latest?.state === 'ready' ? formatDate(latest.until) : undefined,
    isAsking: ask.isPending,
    isDownloading: download.isPending,
    hasFailed: exports.isError,
    onAsk: () => ask.mutate(),
    onDownload: (id) => download.mutate(id),
    onRetry: () => void exports.refetch(),
  }
}
