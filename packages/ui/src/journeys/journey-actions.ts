import type { JourneyType } from '@tramite/core/journeys'
import type { StatusTone } from '../primitives/StatusPill/StatusPill.tsx'

/** The actions that a journey offers. */
export interface JourneyOffers {
  readonly canStart: boolean
  /** Where its progress can be followed; null if nothing has been started. */
  readonly followHref: string | null
}

/** The tone of each journey state. */
export const journeyTones = {
  OPEN: 'open',
  IN_PROGRESS: 'inProgress',
  PENDING: 'pending',
  FINISHED: 'delivered',
} as const satisfies Record<JourneyType['statusKey'], StatusTone>
