import { formatDate } from '@tramite/core/calendar'
import type {
  MappingQuestion,
  MappingStage,
  ReportedMapping,
  ReportedSector,
} from '@tramite/core/mapping'
import { Download, FileSpreadsheet, Printer, ScrollText } from 'lucide-react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { notPrinted, onlyPrinted } from '../../theme/print.css.ts'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { Changes, type ChangesProps } from './Changes.tsx'
import { DataFlowPicture } from './DataFlowPicture.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'
import { ToLookAt } from './ToLookAt.tsx'

export interface ReportViewProps extends LoadStatus {
  /** Undefined while loading, and if that failed. */
  mapping: ReportedMapping | undefined
  /** The firm's questions; undefined along with the mapping. */
  questions: readonly MappingQuestion[] | undefined
  stage: MappingStage
  /** The comparison with the last completed mapping; undefined while loading. */
  since: ChangesProps['since'] | undefined
  timeZone: string
  firmName: string
  /** Civil date of printing. */
  today: string
  /** The business whose data are mapped; undefined while unknown. */
  businessName: string | undefined
  onPrint: () => void
  onSheet: () => void
  /** The document of the last completed mapping; null if there is none. */
  pdf: {
    /** It matches the report. */
    readonly isCurrent: boolean
    readonly isPending: boolean
    readonly onPress: () => void
  } | null
}

/**
 * The mapping as a report: which data, whose, for what purpose and on which basis, where they go, for how
 * long.
 */
export function ReportView(props: ReportViewProps) {
  const { stage, businessName, hasFailed } = props
  const title = businessName ? labels.reportTitle(businessName) : labels.reportName
  const report = toReport(props)
  const isLoading = !report && !hasFailed
  return (
    <PageFrame
      title={title}
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.title, href: '/tools/mapping' },
        { label: labels.reportCrumb },
      ]}
      meta={
        isLoading ? (
          <Skeleton width="18rem" height="1.625rem" />
        ) : (
          report && <Meta mapping={report.mapping} stage={stage} />
        )
      }
      actions={
        isLoading ? (
          <Skeleton width="min(24rem, 80vw)" height="2.5rem" />
        ) : (
          report && report.mapping.activities > 0 && <Actions {...props} />
        )
      }
    >
      <Content {...props} />
    </PageFrame>
  )
}

/** The data of the report once all are loaded: it appears as a whole. */
function toReport({ mapping, questions, since }: ReportViewProps) {
  if (!mapping || !questions || (!since && mapping.activities > 0)) return undefined
  return { mapping, questions, since }
}

function Meta({ mapping, stage }: { mapping: ReportedMapping; stage: MappingStage }) {
  const { sectors, activities, progress } = mapping
  const { FINISHED, IN_PROGRESS, other } = labels.reportState
  return (
    <>
      {stage === 'FINISHED' && <StatusPill tone="delivered">{FINISHED}</StatusPill>}
      {stage === 'IN_PROGRESS' && <StatusPill tone="inProgress">{IN_PROGRESS}</StatusPill>}
      {stage !== 'FINISHED' && stage !== 'IN_PROGRESS' && (
        <StatusPill tone="pending">{other}</StatusPill>
      )}
      <span>{labels.reportSummary(sectors.length, activities, progress.done)}</span>
    </>
  )
}

function Actions({ onPrint, onSheet, pdf }: ReportViewProps) {
  return (
    <div className={notPrinted}>
      <Inline gap={2}>
        <Button variant="secondary" icon={<Printer />} onPress={onPrint}>
          {labels.print}
        </Button>
        <Button variant="secondary" icon={<FileSpreadsheet />} onPress={onSheet}>
          {labels.sheet}
        </Button>
        {pdf && (
          <Button
            variant="secondary"
            icon={<Download />}
            isPending={pdf.isPending}
            pendingText={labels.downloading}
            onPress={pdf.onPress}
          >
            {pdf.isCurrent ? labels.pdf : labels.lastPdf}
          </Button>
        )}
      </Inline>
    </div>
  )
}

function Content(props: ReportViewProps) {
  const { timeZone, firmName, today, hasFailed, isRetrying, onRetry } = props
  const report = toReport(props)
  if (!report) {
    return (
      <ReadState
        hasFailed={hasFailed}
        failedTitle={labels.failed}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={labels.loading}
      >
        <Skeleton height="6rem" />
        <Skeleton height="20rem" />
      </ReadState>
    )
  }
  const { mapping, questions, since } = report
  if (mapping.activities === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={labels.reportEmpty}
        text={labels.reportEmptyText}
        action={
          <LinkButton href="/tools/mapping" variant="secondary">
            {labels.back}
          </LinkButton>
        }
      />
    )
  }
  return (
    <Stack gap={6}>
      <p className={onlyPrinted}>{labels.madeOn(formatDate(today), firmName)}</p>
      <ToLookAt sectors={mapping.sectors} questions={questions} />
      {since && (
        <Changes
          since={since}
          mapping={mapping}
          questions={questions}
          timeZone={timeZone}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
      <DataFlowPicture mapping={mapping} />
      <Record sectors={mapping.sectors} />
      <Text size="small" isMuted>
        {labels.basesText}
      </Text>
    </Stack>
  )
}

/** A table where there is room for one, otherwise one block per activity. */
function Record({ sectors }: { sectors: readonly ReportedSector[] }) {
  const isNarrow = useMedia(media.columns)
  return isNarrow ? <RecordCards sectors={sectors} /> : <RecordTable sectors={sectors} />
}
