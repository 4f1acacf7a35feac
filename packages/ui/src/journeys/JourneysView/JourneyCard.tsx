import { type JourneyType, toJourneySteps } from '@tramite/core/journeys'
import { journeyMessages } from '@tramite/core/messages'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { JourneyPill } from '../JourneyPill.tsx'
import { JourneySteps } from '../JourneySteps/JourneySteps.tsx'
import type { JourneyOffers } from '../journey-actions.ts'
import { countDone } from '../journey-path.ts'

export interface JourneyCardProps extends JourneyOffers {
  journey: JourneyType
  onStart: () => void
}

/** One journey: what it is for, its progress, and its steps when expanded. */
export function JourneyCard({ journey, canStart, followHref, onStart }: JourneyCardProps) {
  const { id, title, description, statusKey } = journey
  const steps = toJourneySteps(journey)
  const done = countDone(steps)
  return (
    <Card>
      <Stack>
        <Inline align="between">
          <Heading>{title}</Heading>
          <JourneyPill statusKey={statusKey} canStart={canStart} />
        </Inline>
        <Text isMuted>{description}</Text>
        {statusKey !== 'OPEN' && (
          <Meter
            label={labels.progress}
            value={done}
            max={steps.length}
            valueText={labels.delivered(done, steps.length)}
          />
        )}
        {steps.length > 0 && (
          <Fold label={labels.steps(steps.length)}>
            <JourneySteps label={labels.stepsOf(title)} steps={steps} canStart={canStart} />
          </Fold>
        )}
        <Inline>
          {followHref !== null && (
            <LinkButton href={followHref} variant="secondary" aria-label={labels.followOf(title)}>
              {journeyMessages['journeys.follow']}
            </LinkButton>
          )}
          {canStart && (
            <Button variant="secondary" aria-label={labels.startOf(title)} onPress={onStart}>
              {labels.start}
            </Button>
          )}
          <TextLink href={`/journeys/${id}`} aria-label={labels.detailsOf(title)}>
            {labels.details}
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  )
}
