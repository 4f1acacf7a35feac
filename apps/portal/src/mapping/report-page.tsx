import { civilDateOf } from '@tramite/core/calendar'
import { downloadDocument } from '@tramite/core/documents'
import { getMappingReport, listMappingDocuments, toMappingSheet } from '@tramite/core/mapping'
import { saveBlob, useApp, useBusinesses, useDownloads, useRead, useViewer } from '@tramite/react'
import { ReportView } from '@tramite/ui/mapping/report'
import { useMapping } from './use-mapping.ts'

/** The report of the mapping, with the files that can be made of it. */
export function ReportPage() {
  const { tramite } = useApp()
  const { conventions, now } = useViewer()
  const { shown, hasFailed, isRetrying, onRetry } = useMapping()
  const hasBegun = shown !== undefined && shown.stage !== 'notStarted'
  const answers = useRead(getMappingReport, undefined, { isEnabled: hasBegun })
  const completed = useRead(listMappingDocuments, { page: 0 }, { isEnabled: hasBegun })
  const [newest] = completed.data?.documents ?? []
  const { busy, onDownload } = useDownloads(({ id }: { id: string }) =>
    tramite.query(downloadDocument, { id }).queryFn(),
  )
  return (
    <ReportView
      mapping={shown?.report}
      stage={shown?.stage ?? 'notStarted'}
      businessName={useBusinesses().active?.name}
      hasFailed={hasFailed}
      isRetrying={isRetrying}
      onRetry={onRetry}
      onPrint={() => window.print()}
      onSheet={() => {
        if (!answers.data) return
        const day = civilDateOf(now(), conventions.timeZone)
        const content = new Blob([toMappingSheet(answers.data)], { type: 'text/csv' })
        saveBlob(content, `mapeamento-de-dados-${day}.csv`)
      }}
      onPdf={newest && (() => onDownload(newest))}
      isDownloading={newest !== undefined && busy.has(newest.id)}
    />
  )
}
