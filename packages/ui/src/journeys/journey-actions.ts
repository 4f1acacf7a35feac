import type { JourneyType } from '@tramite/core/journeys'
import type { StatusTone } from '../primitives/StatusPill/StatusPill.tsx'

/** What can be done with a journey. */
export interface JourneyOffers {
  readonly canStart: boolean
  /** Where it is followed; null before anything of it was begun. */
  readonly followHref: string | null
}

/** The look of where a journey stands. */
export const journeyTones = {
  OPEN: 'open',
  IN_PROGRESS: 'inProgress',
  PENDING: 'pending',
  FINISHED: 'delivered',
} as const satisfies Record<JourneyType['statusKey'], StatusTone>
