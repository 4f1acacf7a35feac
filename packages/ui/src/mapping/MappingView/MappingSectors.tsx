import { formatDate } from '@tramite/core/calendar'
import {
  evaluateMappingReview,
  MAPPING_QUESTIONS,
  type MappingPage,
  type MappingStage,
  type ReportedMapping,
  type ReportedSector,
  type SectorKind,
  type StagedMapping,
} from '@tramite/core/mapping'
import { mappingRefusalMessages } from '@tramite/core/messages'
import { Trash2, Users } from 'lucide-react'
import { useRef } from 'react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Columns, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { countUnanswered, Findings, listFindings, listIdleSectors } from '../Findings.tsx'
import * as css from '../mapping.css.ts'
import { OfferedSectors, type OfferedSectorsProps } from './OfferedSectors.tsx'

/** Maximum number of findings beside the sectors; the others are in the report. */
const SHOWN_FINDINGS = 5

/** A mapping as its page shows it. */
export interface ShownMappingPage {
  readonly page: MappingPage
  readonly stage: MappingStage
  /** Decides which steps are offered. */
  readonly mapping: StagedMapping
  readonly report: ReportedMapping
  /** Kinds of sector that can be added. */
  readonly offered: readonly SectorKind[]
  /** IANA name of the time zone in which days are told. */
  readonly timeZone: string
}

export interface MappingSectorsProps extends Omit<OfferedSectorsProps, 'offered' | 'sectors'> {
  shown: ShownMappingPage
  onDelete: (sector: ReportedSector) => void
}

/** The sectors of a mapping in progress, and beside them what is missing. */
export function MappingSectors({ shown, adding, failures, onAdd, onDelete }: MappingSectorsProps) {
  const { page, report, offered, mapping, stage } = shown
  const canEdit = page.edit.allowed
  const list = useRef<HTMLUListElement>(null)
  const review = evaluateMappingReview(mapping, report.activities)
  return (
    <>
      {!page.edit.allowed && (
        <Banner
          tone="info"
          action={page.meetingHref && <TextLink href={page.meetingHref}>{labels.meeting}</TextLink>}
        >
          {mappingRefusalMessages[`mapping.refused.${page.edit.reason}`]}
        </Banner>
      )}
      {page.returned && (
        <Banner
          tone="turn"
          title={labels.returned(formatDate(page.returned.at, shown.timeZone))}
          action={<TextLink href={page.returned.href}>{labels.returnedTalk}</TextLink>}
        >
          {labels.returnedText}
        </Banner>
      )}
      <Columns count="main">
        <Section title={labels.sectors}>
          <Card isFlush>
            <div role="status">
              <VisuallyHidden>{labels.sectorCount(report.sectors.length)}</VisuallyHidden>
            </div>
            {report.sectors.length === 0 ? (
              <EmptyState
                icon={<Users />}
                title={labels.noSectors}
                text={canEdit ? labels.noSectorsText : labels.noSectorsClosed}
              />
            ) : (
              <ul ref={list} aria-label={labels.sectors}>
                {report.sectors.map((sector) => (
                  <li key={sector.id}>
                    <SectorRow
                      sector={sector}
                      canEdit={canEdit}
                      onDelete={() => onDelete(sector)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {canEdit && (
              <OfferedSectors
                offered={offered}
                adding={adding}
                failures={failures}
                onAdd={onAdd}
                sectors={list}
              />
            )}
          </Card>
        </Section>
        <Section title={stage === 'FINISHED' ? labels.findingsFinished : labels.findings}>
          <Card>
            <Stack gap={4}>
              {report.activities > 0 ? (
                <Meter
                  label={labels.progress}
                  value={report.progress.percent}
                  valueText={labels.progressText(
                    report.progress.done,
                    report.progress.total,
                    report.progress.percent,
                  )}
                />
              ) : (
                <Text isMuted>{labels.noProgress}</Text>
              )}
              {stage === 'PENDING' && !review.allowed && (
                <Text isMuted>{mappingRefusalMessages[`mapping.refused.${review.reason}`]}</Text>
              )}
              {report.activities > 0 && <ToLookAt report={report} isSent={stage === 'FINISHED'} />}
            </Stack>
          </Card>
        </Section>
      </Columns>
    </>
  )
}

/** What is missing, and what is contradictory. */
function ToLookAt({ report: { sectors }, isSent }: { report: ReportedMapping; isSent: boolean }) {
  const { questions, activities } = countUnanswered(sectors)
  const found = listFindings(sectors)
  const idle = listIdleSectors(sectors)
  const more = found.length - SHOWN_FINDINGS
  const isClear = questions === 0 && found.length === 0 && idle.length === 0
  if (isClear) return <Text tone="success">{labels.findingsNone}</Text>
  return (
    <Stack gap={2}>
      {!isSent && (
        <Text isMuted size="small">
          {labels.findingsText}
        </Text>
      )}
      {questions > 0 && <Text>{labels.unanswered(questions, activities)}</Text>}
      {idle.length > 0 && <Text>{labels.idleSectors(idle)}</Text>}
      <Findings found={found.slice(0, SHOWN_FINDINGS)} />
      {more > 0 && (
        <TextLink href="/tools/mapping?view=report">{labels.moreFindings(more)}</TextLink>
      )}
    </Stack>
  )
}

function SectorRow({
  sector: { id, name, activities },
  canEdit,
  onDelete,
}: {
  sector: ReportedSector
  canEdit: boolean
  onDelete: () => void
}) {
  const done = activities.reduce((sum, { answered }) => sum + answered, 0)
  const total = activities.length * MAPPING_QUESTIONS
  return (
    <div className={css.row}>
      <div>
        <p className={css.name} tabIndex={-1}>
          <TextLink href={`/tools/mapping/${id}`}>{name}</TextLink>
        </p>
        <Text size="small" isMuted>
          {activities.length === 0
            ? labels.noActivities
            : labels.sectorActivities(activities.length)}
        </Text>
      </div>
      <div className={css.meter}>
        {activities.length > 0 && (
          <Meter
            label={labels.questions}
            value={done}
            max={total}
            valueText={`${done} de ${total}`}
          />
        )}
      </div>
      <div className={css.tools}>
        {canEdit && (
          <IconButton
            size="small"
            label={labels.deleteSector(name)}
            icon={<Trash2 />}
            onPress={onDelete}
          />
        )}
      </div>
    </div>
  )
}
