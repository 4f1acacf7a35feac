import * as z from 'zod/mini'
import { isCivilDate } from '../calendar/civil-date.ts'
import { isPeriodReversed, type Period } from '../calendar/period.ts'
import { periodFieldMessages } from '../messages/period-fields.ts'

const day = z._default(
  z
    .string(periodFieldMessages['fields.invalidDate'])
    .check(
      z.refine(
        (text) => text === '' || isCivilDate(text),
        periodFieldMessages['fields.invalidDate'],
      ),
    ),
  '',
)

/** The fields of a period, 'YYYY-MM-DD', both days included; either may stay empty. */
export const periodFields = { startDate: day, endDate: day }

/** Refuses a period that ends before it begins, at its end. */
export function orderedPeriod<Fields extends Period>() {
  return z.refine<Fields>((fields) => !isPeriodReversed(fields), {
    path: ['endDate'],
    error: periodFieldMessages['fields.invalidPeriod'],
  })
}
