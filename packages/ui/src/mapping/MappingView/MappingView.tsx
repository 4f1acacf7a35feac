import {
  evaluateMappingRedo,
  evaluateMappingReview,
  type MappingStage,
} from '@tramite/core/mapping'
import { FileSpreadsheet, MessageCircle, RotateCcw, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { mappingLabels as labels, mappingReviewPanel } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Steps } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { CompletedMappings, type CompletedMappingsProps } from '../CompletedMappings.tsx'
import * as css from '../mapping.css.ts'
import {
  MappingSectors,
  type MappingSectorsProps,
  type ShownMappingPage,
} from './MappingSectors.tsx'

export type { ShownMappingPage } from './MappingSectors.tsx'

export interface MappingViewProps extends LoadStatus, Omit<MappingSectorsProps, 'shown'> {
  /** Undefined while loading, and if that failed. */
  shown: ShownMappingPage | undefined
  /** Asks for the responsibility: shown to users who have not accepted it. */
  warning: ReactNode
  completed: CompletedMappingsProps
  onStart: () => void
  onSend: () => void
  onRedo: () => void
}

/** The data mapping of a business: its progress, its sectors, and earlier completed mappings. */
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
      {page.showsWarning && warning}
      {page.view === 'sectors' && <MappingSectors {...props} shown={shown} />}
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

function Loading() {
  return (
    <LoadingState>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="14rem" />
      <Skeleton height="8rem" />
    </LoadingState>
  )
}
