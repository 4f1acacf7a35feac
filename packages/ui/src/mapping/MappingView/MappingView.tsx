import {
  evaluateMappingRedo,
  evaluateMappingReview,
  type MappingPage,
  type MappingStage,
  mappingReviewPanel,
  type ReportedMapping,
  type ReportedSector,
  type SectorKind,
  type StagedMapping,
} from '@tramite/core/mapping'
import { mappingRefusalMessages } from '@tramite/core/messages'
import { FileSpreadsheet, MessageCircle, Plus, RotateCcw, Send, Trash2, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Columns, Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Steps } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { CompletedMappings, type CompletedMappingsProps } from '../CompletedMappings.tsx'
import { countUnanswered, Findings, listFindings } from '../Findings.tsx'
import * as css from '../mapping.css.ts'
import {
  ResponsibilityWarning,
  type ResponsibilityWarningProps,
} from '../ResponsibilityWarning.tsx'

/** Findings beside the sectors; the others stand in the report. */
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
}

export interface MappingViewProps {
  /** Undefined while it is being read, and when it could not be. */
  shown: ShownMappingPage | undefined
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
  warning: ResponsibilityWarningProps
  completed: CompletedMappingsProps
  /** Kinds that are being added. */
  adding: ReadonlySet<SectorKind>
  /** Why the last one was not added. */
  failure?: string | undefined
  onAdd: (kind: SectorKind) => void
  onStart: () => void
  onDelete: (sector: ReportedSector) => void
  onSend: () => void
  onRedo: () => void
}

/** The data mapping of a business: how far it is, its sectors, and what was completed before. */
export function MappingView(props: MappingViewProps) {
  const { shown, hasFailed, onSend, onRedo } = props
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.subtitle}
      crumbs={[{ label: labels.tools, href: '/tools' }, { label: labels.title }]}
      actions={
        shown ? (
          <Actions shown={shown} onSend={onSend} onRedo={onRedo} />
        ) : (
          !hasFailed && <Skeleton width="10rem" height="2.5rem" />
        )
      }
    >
      <Stack gap={6}>
        <Content {...props} />
      </Stack>
    </PageFrame>
  )
}

function Content(props: MappingViewProps) {
  const { shown, hasFailed, isRetrying, onRetry, onStart, warning, completed } = props
  if (!shown) {
    if (!hasFailed) return <Loading />
    return (
      <>
        <ErrorState title={labels.failed} onRetry={onRetry} isRetrying={isRetrying} />
        <Start onStart={onStart} />
      </>
    )
  }
  const { page, stage } = shown
  return (
    <>
      <Stages stage={stage} />
      {page.view === 'start' && <Start onStart={onStart} />}
      {page.view === 'inReview' && <InReview href={page.talkHref} />}
      {page.showsWarning && <ResponsibilityWarning {...warning} />}
      {page.view === 'sectors' && <Sectors {...props} shown={shown} />}
      {page.showsCompleted && <CompletedMappings {...completed} />}
    </>
  )
}

function Actions({
  shown: { mapping, stage, report },
  onSend,
  onRedo,
}: {
  shown: ShownMappingPage
  onSend: () => void
  onRedo: () => void
}) {
  const review = evaluateMappingReview(mapping, report.activities)
  return (
    <>
      {report.activities > 0 && (
        <LinkButton
          variant="secondary"
          icon={<FileSpreadsheet />}
          href="/tools/mapping?view=report"
        >
          {labels.report}
        </LinkButton>
      )}
      {evaluateMappingRedo(mapping).allowed && (
        <Button variant="secondary" icon={<RotateCcw />} onPress={onRedo}>
          {labels.redo}
        </Button>
      )}
      {stage === 'PENDING' && (
        <Button icon={<Send />} isDisabled={!review.allowed} onPress={onSend}>
          {labels.send}
        </Button>
      )}
    </>
  )
}

const stageAt = (stage: MappingStage) => {
  if (stage === 'notStarted' || stage === 'meeting') return 0
  if (stage === 'IN_PROGRESS') return 2
  return stage === 'FINISHED' ? 4 : 1
}

function Stages({ stage }: { stage: MappingStage }) {
  const at = stageAt(stage)
  return (
    <Steps
      steps={labels.stageNames.map((label, index) => ({
        id: label,
        label,
        state: index < at ? 'done' : index === at ? 'current' : 'todo',
      }))}
    />
  )
}

function Start({ onStart }: { onStart: () => void }) {
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading>{labels.startTitle}</Heading>
        <Text>{labels.startText}</Text>
        <ol className={css.numbered}>
          {labels.startSteps.map((step) => (
            <li key={step}>
              <Text as="span">{step}</Text>
            </li>
          ))}
        </ol>
        <Button onPress={onStart}>{labels.start}</Button>
      </Stack>
    </Card>
  )
}

function InReview({ href }: { href: string | null }) {
  return (
    <Banner
      tone="info"
      title={mappingReviewPanel.title}
      action={
        href && (
          <LinkButton variant="secondary" icon={<MessageCircle />} href={href}>
            {mappingReviewPanel.talk}
          </LinkButton>
        )
      }
    >
      {mappingReviewPanel.text}
    </Banner>
  )
}

function Sectors({
  shown,
  adding,
  failure,
  onAdd,
  onDelete,
}: MappingViewProps & { shown: ShownMappingPage }) {
  const { page, report, offered, mapping, stage } = shown
  const canEdit = page.edit.allowed
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
      <Columns count="main">
        <Section title={labels.sectors}>
          <Card isFlush>
            {report.sectors.length === 0 ? (
              <EmptyState
                icon={<Users />}
                title={labels.noSectors}
                text={canEdit ? labels.noSectorsText : labels.noSectorsClosed}
              />
            ) : (
              <ul aria-label={labels.sectors}>
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
              <Offered offered={offered} adding={adding} failure={failure} onAdd={onAdd} />
            )}
          </Card>
        </Section>
        <Section title={labels.findings}>
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
              {report.activities > 0 && <ToLookAt report={report} />}
            </Stack>
          </Card>
        </Section>
      </Columns>
    </>
  )
}

/** What is missing, and what contradicts itself. */
function ToLookAt({ report: { sectors } }: { report: ReportedMapping }) {
  const { questions, activities } = countUnanswered(sectors)
  const isClear = questions === 0 && listFindings(sectors).length === 0
  if (isClear) return <Text tone="success">{labels.findingsNone}</Text>
  return (
    <Stack gap={2}>
      <Text isMuted size="small">
        {labels.findingsText}
      </Text>
      {questions > 0 && <Text>{labels.unanswered(questions, activities)}</Text>}
      <Findings sectors={sectors} limit={SHOWN_FINDINGS} />
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
  const total = activities.length * 15
  return (
    <div className={css.row}>
      <div>
        <p className={css.name}>
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

function Offered({
  offered,
  adding,
  failure,
  onAdd,
}: Pick<MappingViewProps, 'adding' | 'failure' | 'onAdd'> & { offered: readonly SectorKind[] }) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<SectorKind>(undefined)
  // The button of what was added goes: the next takes its place, and the focus.
  const shown = useRef(offered)
  useEffect(() => {
    const kind = pressed.current
    const place = kind ? shown.current.indexOf(kind) : -1
    shown.current = offered
    if (!kind || place < 0 || offered.includes(kind)) return
    pressed.current = undefined
    if (document.activeElement === document.body) {
      box.current?.querySelectorAll('button')[place]?.focus()
    }
  }, [offered])
  return (
    <div ref={box} className={css.padded}>
      <Stack gap={2}>
        <Text size="small" isMuted>
          {offered.length === 0 ? labels.sectorsFull : labels.addSectors}
        </Text>
        <Inline gap={2}>
          {offered.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              icon={<Plus />}
              aria-label={labels.addSector(kind)}
              isPending={adding.has(kind)}
              onPress={() => {
                pressed.current = kind
                onAdd(kind)
              }}
            >
              {kind}
            </Button>
          ))}
        </Inline>
        {failure && (
          <div role="alert">
            <Text tone="danger">{failure}</Text>
          </div>
        )}
      </Stack>
    </div>
  )
}

function Loading() {
  return (
    <LoadingState>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="14rem" />
      <Skeleton height="8rem" />
    </LoadingState>
  )
}
