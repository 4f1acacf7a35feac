import { isPeriodReversed, type Period } from '@tramite/core/calendar'
import { periodFieldMessages } from '@tramite/core/messages'

/** Why a list does not follow the period typed; shown beside its end, and announced in place of the result. */
export const toPeriodRefusal = (period: Period): string | undefined =>
  isPeriodReversed(period) ? periodFieldMessages['fields.invalidPeriod'] : undefined
