import { formatDate } from '@tramite/core/calendar'
import { type JourneyType, toJourneySteps } from '@tramite/core/journeys'
import { journeyMessages } from '@tramite/core/messages'
import { Route } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { JourneyPill } from '../JourneyPill.tsx'
import { JourneySteps } from '../JourneySteps/JourneySteps.tsx'
import type { JourneyOffers } from '../journey-actions.ts'
import { countDone } from '../journey-path.ts'

export interface JourneyViewProps extends JourneyOffers {
  state: 'loading' | 'failed' | 'missing' | 'ready'
  journey: JourneyType | undefined
  /** The moment by which dates are evaluated. */
  frame: DemandFrame
  onStart: () => void
  /** Why it cannot be started. */
  notice?: ReactNode
  onRetry: () => void
  isRetrying: boolean
}

const crumbs = [{ label: labels.title, href: '/journeys' }]

/** One journey as a path. */
export function JourneyView({
  state,
  journey,
  frame,
  canStart,
  followHref,
  onStart,
  notice,
  onRetry,
  isRetrying,
}: JourneyViewProps) {
  if (!journey) {
    return (
      <PageFrame title={labels.title} crumbs={crumbs}>
        {state === 'missing' && (
          <EmptyState
            icon={<Route />}
            title={labels.missing}
            action={<LinkButton href="/journeys">{labels.backToList}</LinkButton>}
          />
        )}
        {(state === 'failed' || state === 'loading') && (
          <ReadState
            hasFailed={state === 'failed'}
            failedTitle={journeyMessages['journeys.loadFailed']}
            onRetry={onRetry}
            isRetrying={isRetrying}
            label={labels.loadingOne}
          >
            <Skeleton height="24rem" />
          </ReadState>
        )}
      </PageFrame>
    )
  }
  const { title, description, statusKey } = journey
  const steps = toJourneySteps(journey)
  const done = countDone(steps)
  const [begun] = journey.customerJourney ?? []
  return (
    <PageFrame
      title={title}
      subtitle={description}
      crumbs={crumbs}
      meta={
        <>
          <JourneyPill statusKey={statusKey} canStart={canStart} />
          {begun && (
            <Text as="span" size="small" isMuted>
              {labels.startedOn(formatDate(begun.createdAt, frame.conventions.timeZone))}
            </Text>
          )}
        </>
      }
      actions={
        <>
          {followHref !== null && (
            <LinkButton href={followHref}>{journeyMessages['journeys.follow']}</LinkButton>
          )}
          {canStart && <Button onPress={onStart}>{labels.start}</Button>}
        </>
      }
    >
      <Stack gap={6}>
        {notice}
        {statusKey !== 'OPEN' && (
          <Meter
            label={labels.progress}
            value={done}
            max={steps.length}
            valueText={labels.delivered(done, steps.length)}
          />
        )}
        <JourneySteps
          label={labels.stepsOf(title)}
          steps={steps}
          frame={frame}
          canStart={canStart}
        />
      </Stack>
    </PageFrame>
  )
}
