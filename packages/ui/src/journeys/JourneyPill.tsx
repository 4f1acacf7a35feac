import type { JourneyType } from '@tramite/core/journeys'
import { journeyMessages } from '@tramite/core/messages'
import { StatusPill, type StatusTone } from '../primitives/StatusPill/StatusPill.tsx'

const tones = {
  OPEN: 'open',
  IN_PROGRESS: 'inProgress',
  PENDING: 'pending',
  FINISHED: 'delivered',
} as const satisfies Record<JourneyType['statusKey'], StatusTone>

export interface JourneyPillProps extends Pick<JourneyType, 'statusKey'> {
  canStart: boolean
}

/** The state of a journey. One that has not begun and cannot be started is not available, and has none. */
export function JourneyPill({ statusKey, canStart }: JourneyPillProps) {
  if (statusKey === 'OPEN' && !canStart) return null
  return (
    <StatusPill tone={tones[statusKey]}>
      {journeyMessages[`journeys.status.${statusKey}`]}
    </StatusPill>
  )
}
