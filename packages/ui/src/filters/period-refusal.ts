import { isPeriodReversed, type Period } from '@tramite/core/calendar'
import { periodFieldMessages } from '@tramite/core/messages'

/** Why a list is not of the period that is typed; it is said beside its end, and aloud in the result's place. */
export const toPeriodRefusal = (period: Period): string | undefined =>
  isPeriodReversed(period) ? periodFieldMessages['fields.invalidPeriod'] : undefined
