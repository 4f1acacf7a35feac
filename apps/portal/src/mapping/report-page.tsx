import {
  getMappingQuestionnaire,
  getMappingReport,
  getPreviousMappingReport,
  listMappingDocuments,
  toMappingSheet,
  toMappingSince,
} from '@tramite/core/mapping'
import { fillMessage, mappingMessages } from '@tramite/core/messages'
import {
  saveBlob,
  toReading,
  useApp,
  useBusinesses,
  useDocumentDownloads,
  useRead,
  useViewer,
} from '@tramite/react'
import { ReportView } from '@tramite/ui/mapping/report'
import { useMapping } from './use-mapping.ts'

/** The report of the mapping, with the files that can be made of it. */
export function ReportPage() {
  const { conventions, day } = useViewer()
  const { firm } = useApp().ports
  const { shown, ...mapping } = useMapping()
  const stage = shown?.stage ?? 'notStarted'
  const hasBegun = stage !== 'notStarted'
  const answers = useRead(getMappingReport, undefined, { isEnabled: hasBegun })
  const questionnaire = useRead(getMappingQuestionnaire, undefined)
  const completed = useRead(listMappingDocuments, { page: 0 }, { isEnabled: hasBegun })
  const previous = useRead(getPreviousMappingReport, undefined, { isEnabled: hasBegun })
  const toSince = () => {
    if (toReading(previous, completed).hasFailed) return { kind: 'failed' } as const
    if (!answers.data || !previous.data || !completed.data) return undefined
    return toMappingSince(answers.data, previous.data, stage, completed.data.total)
  }
  const since = toSince()
  const [newest] = completed.data?.documents ?? []
  const { busy, onDownload } = useDocumentDownloads()
  const others = toReading(questionnaire, previous, completed)
  return (
    <ReportView
      mapping={shown?.report}
      questions={questionnaire.data?.questions}
      stage={stage}
      since={since}
      timeZone={conventions.timeZone}
      firmName={firm.name}
      today={day.today}
      businessName={useBusinesses().active?.name}
      hasFailed={mapping.hasFailed || questionnaire.isLoadingError}
      isRetrying={mapping.isRetrying || others.isRetrying}
      onRetry={() => {
        mapping.onRetry()
        others.onRetry()
      }}
      onPrint={() => window.print()}
      onSheet={() => {
        if (!answers.data || !questionnaire.data) return
        const { timeZone } = conventions
        const earlier = since && since.kind !== 'failed' ? { since, timeZone } : undefined
        const sheet = toMappingSheet(answers.data, questionnaire.data.questions, earlier)
        const content = new Blob([sheet], { type: 'text/csv' })
        const file = mappingMessages['mapping.reportFile']
        saveBlob(content, fillMessage(file, { day: day.today }))
      }}
      onPdf={newest && (() => onDownload(newest))}
      isDownloading={newest !== undefined && busy.has(newest.id)}
    />
  )
}
