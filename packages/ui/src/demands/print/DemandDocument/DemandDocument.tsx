import { formatDate, formatTime } from '@tramite/core/calendar'
import type {
  Demand,
  DemandFile,
  DemandForecastStep,
  DemandPerson,
  DemandTimeline,
  ProcessItem,
  Tag,
} from '@tramite/core/demands'
import { formatFileSize } from '@tramite/core/files'
import { toDemandPath } from '@tramite/core/shell'
import { Printer } from 'lucide-react'
import { demandDetailLabels } from '../../../labels/demand-detail.ts'
import { demandDocumentLabels as labels } from '../../../labels/demand-document.ts'
import { documentLabels } from '../../../labels/demand-documents.ts'
import { timelineLabels } from '../../../labels/demand-timeline.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { DescriptionList } from '../../../primitives/DescriptionList/DescriptionList.tsx'
import { Text } from '../../../primitives/Layout/Text.tsx'
import { ReadState } from '../../../primitives/ReadState/ReadState.tsx'
import { Section } from '../../../primitives/Section/Section.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../../shell/PageFrame/PageFrame.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import { LinkedText } from '../../conversation/LinkedText/LinkedText.tsx'
import { CauseList } from '../../detail/CauseList/CauseList.tsx'
import { type ForecastFrame, toForecastView } from '../../detail/forecast-view.ts'
import { type AudienceContext, toInfoRows, toValidationText } from '../../detail/info-rows.ts'
import { toPartsText } from '../../detail/person-parts.ts'
import { toTimelinePoints } from '../../detail/timeline-view.ts'
import { toDocumentEntries } from '../document-entries.ts'
import * as css from './DemandDocument.css.ts'

/** A demand with everything that belongs to it, up to the last page. */
export interface PrintableDemand {
  readonly demand: Demand
  readonly tags: readonly Tag[]
  readonly timeline: DemandTimeline
  /** Every date that it was given, and why, oldest first. */
  readonly causes: readonly DemandForecastStep[]
  readonly people: readonly DemandPerson[]
  /** Oldest first. */
  readonly items: readonly ProcessItem[]
  /** Documents and files of the conversation, as the tab of the demand counts them; newest first. */
  readonly files: readonly DemandFile[]
}

export interface DemandDocumentProps {
  /** Absent while being gathered, or if that failed. */
  printable: PrintableDemand | undefined
  frame: ForecastFrame
  context: AudienceContext & {
    /** Of the demand; undefined while unknown. */
    readonly businessName: string | undefined
  }
  firmName: string
  /** The user who makes the document. */
  viewerName: string
  onPrint: () => void
  /** Present if something could not be read. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** A demand as a document: its data, its history, its conversation and its files. */
export function DemandDocument({
  printable,
  onPrint,
  onRetry,
  isRetrying = false,
  ...frame
}: DemandDocumentProps) {
  const demand = printable?.demand
  return (
    <PageFrame
      title={demand ? demand.name : labels.title}
      titleSize="detail"
      crumbs={[
        { label: demandDetailLabels.demands, href: '/demands' },
        ...(demand
          ? [
              {
                label: demandDetailLabels.number(demand.externalId),
                href: toDemandPath(demand.id),
              },
            ]
          : []),
        { label: labels.crumb },
      ]}
      actions={
        printable && (
          <div className={notPrinted}>
            <Button icon={<Printer />} onPress={onPrint}>
              {labels.print}
            </Button>
          </div>
        )
      }
    >
      {printable ? (
        <Parts printable={printable} {...frame} />
      ) : (
        <ReadState
          hasFailed={onRetry !== undefined}
          failedTitle={labels.failed}
          onRetry={onRetry}
          isRetrying={isRetrying}
          label={labels.gathering}
        >
          <Skeleton width="100%" height="6rem" />
          <Skeleton width="100%" height="20rem" />
        </ReadState>
      )}
    </PageFrame>
  )
}

function Parts({
  printable,
  frame,
  context,
  firmName,
  viewerName,
}: Pick<DemandDocumentProps, 'frame' | 'context' | 'firmName' | 'viewerName'> & {
  printable: PrintableDemand
}) {
  const { demand, tags, timeline, causes, people, items, files } = printable
  const { conventions, now, areDeadlinesSuspended = false } = frame
  const { timeZone } = conventions
  const madeAt = now.toISOString()
  const points = toTimelinePoints(timeline, {
    createdAt: demand.createdAt,
    forecast: toForecastView(demand, frame),
    timeZone,
    areDeadlinesSuspended,
  })
  const validation = toValidationText(demand, timeZone)
  const facts = [
    ...(context.businessName ? [{ label: labels.business, value: context.businessName }] : []),
    ...toInfoRows(demand, { ...context, timeZone, areDeadlinesSuspended }),
    ...(demand.priority ? [{ label: labels.priority, value: labels.hasPriority }] : []),
    ...(tags.length > 0
      ? [{ label: labels.tags, value: tags.map(({ name }) => name).join(', ') }]
      : []),
  ]
  return (
    <div className={css.document}>
      <div className={css.made}>
        <p>{[firmName, context.customerName].filter(Boolean).join(', ')}</p>
        <p>{labels.made(formatDate(madeAt, timeZone), formatTime(madeAt, timeZone), viewerName)}</p>
      </div>
      <Section title={demandDetailLabels.info}>
        <DescriptionList
          items={facts.map(({ label, value }) => ({ id: label, term: label, value }))}
        />
        {validation && <Text isStrong>{validation}</Text>}
      </Section>
      <Section title={timelineLabels.heading}>
        <ol className={css.points}>
          {points.map(({ id, title, text }) => (
            <li key={id}>
              <Text as="strong" isStrong>
                {title}
              </Text>{' '}
              <Text as="span" isMuted>
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      {causes.length > 0 && (
        <Section title={labels.causes}>
          <CauseList causes={causes} timeZone={timeZone} />
        </Section>
      )}
      {people.length > 0 && (
        <Section title={timelineLabels.people}>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                {person.name}{' '}
                <Text as="span" isMuted>
                  {toPartsText(person)}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={labels.conversation}>
        <ol className={css.entries}>
          {toDocumentEntries(demand, items, timeZone).map(({ id, head, text, files }) => (
            <li key={id} className={css.entry}>
              <div className={css.head}>
                <Text size="small" isMuted>
                  {head}
                </Text>
              </div>
              <p className={css.text}>
                <LinkedText text={text} />
              </p>
              {files.length > 0 && <Text size="small">{labels.attached(files.join('; '))}</Text>}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={labels.documents}>
        {files.length === 0 ? (
          <Text>{labels.noDocuments}</Text>
        ) : (
          <FileTable files={files} timeZone={timeZone} />
        )}
      </Section>
    </div>
  )
}

const columns = [
  labels.documentName,
  labels.documentBy,
  labels.documentDate,
  labels.documentSize,
] as const

function FileTable({ files, timeZone }: Pick<PrintableDemand, 'files'> & { timeZone: string }) {
  return (
    <div className={css.wide}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((head) => (
              <th key={head} scope="col" className={css.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <td className={css.cell}>{file.name}</td>
              <td className={css.cell}>{file.userName ?? documentLabels.firm}</td>
              <td className={css.cell}>{formatDate(file.createdAt, timeZone)}</td>
              <td className={css.cell}>{formatFileSize(file.size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
