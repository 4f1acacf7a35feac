import { formatDate } from '@tramite/core/calendar'
import type {
  MappingQuestion,
  MappingStage,
  ReportedActivity,
  ReportedMapping,
  ReportedSector,
} from '@tramite/core/mapping'
import { Download, FileSpreadsheet, Printer, ScrollText } from 'lucide-react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { toSentenceCase } from '../../labels/sentence-case.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import {
  type Description,
  DescriptionList,
} from '../../primitives/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { notPrinted, onlyPrinted } from '../../theme/print.css.ts'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import {
  countUnanswered,
  type FindingLine,
  Findings,
  listFindings,
  listUnanswered,
} from '../Findings.tsx'
import { Changes, type ChangesProps } from './Changes.tsx'
import { DataFlowPicture } from './DataFlowPicture.tsx'
import { FoldedRest } from './FoldedRest.tsx'
import * as css from './ReportView.css.ts'

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

/** Number of findings shown expanded. */
const OPEN_FINDINGS = 10

interface ToLookAtProps {
  sectors: readonly ReportedSector[]
  questions: readonly MappingQuestion[]
}

/** What is missing, and what is contradictory: counted as before sending. */
function ToLookAt({ sectors, questions }: ToLookAtProps) {
  const missing = countUnanswered(sectors)
  const found = listFindings(sectors)
  return (
    <>
      <FoundCard
        heading={labels.unanswered(missing.questions, missing.activities)}
        found={listUnanswered(sectors, questions)}
      />
      <FoundCard heading={labels.attention(found.length)} found={found} />
    </>
  )
}

interface FoundCardProps {
  heading: string
  found: readonly FindingLine[]
}

function FoundCard({ heading, found }: FoundCardProps) {
  if (found.length === 0) return null
  const rest = found.slice(OPEN_FINDINGS)
  return (
    <Card heading={heading}>
      <Stack gap={3}>
        <Findings found={found.slice(0, OPEN_FINDINGS)} />
        {rest.length > 0 && (
          <FoldedRest label={labels.more(rest.length)}>
            <Findings found={rest} />
          </FoldedRest>
        )}
      </Stack>
    </Card>
  )
}

const { columns } = labels
const toList = (values: readonly string[]) =>
  toSentenceCase(values.join(', ')) || labels.notAnswered
const toHref = (sectorId: string, activityId: string) =>
  `/tools/mapping/${sectorId}/activity/${activityId}`

const toBasis = ({ basis }: ReportedActivity['bases'][number]) => basis ?? labels.basisUnknown

/** For one purpose its basis; for several, each with its own. */
function Bases({ bases }: Pick<ReportedActivity, 'bases'>) {
  const [first, ...others] = bases
  if (!first || others.length === 0)
    return <>{first ? toSentenceCase(toBasis(first)) : labels.notAnswered}</>
  return bases.map((one) => (
    <p key={one.purpose}>{toSentenceCase(labels.basisOf(one.purpose, toBasis(one)))}</p>
  ))
}

function Receivers({ receivers, abroad }: Pick<ReportedActivity, 'receivers' | 'abroad'>) {
  return (
    <>
      {toList(receivers)}
      {abroad.length > 0 && <p className={css.abroad}>{labels.abroad(abroad.join(', '))}</p>}
    </>
  )
}

/** A table where there is room for one, otherwise one block per activity. */
function Record({ sectors }: { sectors: readonly ReportedSector[] }) {
  const isNarrow = useMedia(media.columns)
  return isNarrow ? <RecordCards sectors={sectors} /> : <RecordTable sectors={sectors} />
}

function RecordTable({ sectors }: { sectors: readonly ReportedSector[] }) {
  return (
    <Card isFlush>
      <table className={css.table} aria-label={labels.record}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {sectors.map(({ id: sectorId, name: sector, activities }) => (
          <tbody key={sectorId}>
            <tr className={css.sectorRow}>
              <th scope="rowgroup" colSpan={6} className={css.sector}>
                {sector}{' '}
                <span className={css.count}>{labels.sectorActivities(activities.length)}</span>
              </th>
            </tr>
            {activities.map((activity) => (
              <tr key={activity.id}>
                <th scope="row" className={css.cell}>
                  <p className={css.name}>
                    <TextLink href={toHref(sectorId, activity.id)} variant="quiet">
                      {activity.name}
                    </TextLink>
                  </p>
                  <p className={css.muted}>{toList(activity.data)}</p>
                </th>
                <td className={css.cell}>{toList(activity.people)}</td>
                <td className={css.cell}>{toList(activity.bases.map(({ purpose }) => purpose))}</td>
                <td className={css.cell}>
                  <Bases bases={activity.bases} />
                </td>
                <td className={css.cell}>
                  <Receivers receivers={activity.receivers} abroad={activity.abroad} />
                </td>
                <td className={css.cell}>{toList(activity.kept)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

const toFacts = ({
  data,
  people,
  bases,
  receivers,
  abroad,
  kept,
}: ReportedActivity): Description[] => [
  { id: 'data', term: labels.dataOnly, value: toList(data) },
  { id: 'people', term: columns.people, value: toList(people) },
  { id: 'purposes', term: columns.purposes, value: toList(bases.map(({ purpose }) => purpose)) },
  { id: 'bases', term: columns.bases, value: <Bases bases={bases} /> },
  {
    id: 'receivers',
    term: columns.receivers,
    value: <Receivers receivers={receivers} abroad={abroad} />,
  },
  { id: 'kept', term: columns.kept, value: toList(kept) },
]

function RecordCards({ sectors }: { sectors: readonly ReportedSector[] }) {
  return (
    <Stack gap={5}>
      {sectors.map(({ id: sectorId, name: sector, activities }) => (
        <Stack key={sectorId} gap={3}>
          <Heading>{sector}</Heading>
          {activities.length === 0 && <Text isMuted>{labels.noActivities}</Text>}
          {activities.map((activity) => (
            <Card key={activity.id}>
              <Stack gap={3}>
                <p className={css.name}>
                  <TextLink href={toHref(sectorId, activity.id)} variant="quiet">
                    {activity.name}
                  </TextLink>
                </p>
                <DescriptionList items={toFacts(activity)} />
              </Stack>
            </Card>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
