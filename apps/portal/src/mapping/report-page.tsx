import {
  countCompletions,
  getMappingQuestionnaire,
  getMappingReport,
  getPreviousMappingReport,
  listMappingDocuments,
  MAPPING_PDF_DOCUMENTS,
  toMappingPdf,
  toMappingSheet,
  toMappingSheetName,
  toMappingSince,
} from '@tramite/core/mapping'
import {
  saveBlob,
  toLoadStatus,
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
  const businessName = useBusinesses().active?.name
  const { shown, ...mapping } = useMapping()
  const stage = shown?.stage ?? 'notStarted'
  const hasBegun = stage !== 'notStarted'
  const answers = useRead(getMappingReport, undefined, { isEnabled: hasBegun })
  const questionnaire = useRead(getMappingQuestionnaire, undefined)
  const completed = useRead(
    listMappingDocuments,
    { page: 0, limit: MAPPING_PDF_DOCUMENTS },
    { isEnabled: hasBegun },
  )
  const previous = useRead(getPreviousMappingReport, undefined, { isEnabled: hasBegun })
  const toSince = () => {
    if (toLoadStatus(previous, completed).hasFailed) return { kind: 'failed' } as const
    if (!answers.data || !previous.data || !completed.data) return undefined
    const completions = countCompletions(completed.data.documents)
    return toMappingSince(answers.data, previous.data, stage, completions)
  }
  const since = toSince()
  const pdf =
    completed.data && previous.data
      ? toMappingPdf(completed.data.documents, previous.data, stage)
      : null
  const { busy, onDownload } = useDocumentDownloads()
  const others = toLoadStatus(questionnaire, previous, completed)
  return (
    <ReportView
      mapping={shown?.report}
      questions={questionnaire.data?.questions}
      stage={stage}
      since={since}
      timeZone={conventions.timeZone}
      firmName={firm.name}
      today={day.today}
      businessName={businessName}
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
        const of = { business: businessName, stage }
        const sheet = toMappingSheet(answers.data, questionnaire.data.questions, of, earlier)
        const content = new Blob([sheet], { type: 'text/csv' })
        saveBlob(content, toMappingSheetName(businessName, day.today))
      }}
      pdf={
        pdf && {
          isCurrent: pdf.isCurrent,
          isPending: pdf.documents.some(({ id }) => busy.has(id)),
          onPress: () => pdf.documents.forEach(onDownload),
        }
      }
    />
  )
}
