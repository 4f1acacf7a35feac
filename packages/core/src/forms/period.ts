import * as z from 'zod/mini'
import { isCivilDate } from '../calendar/civil-date.ts'
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
export function orderedPeriod<
  Period extends { readonly startDate: string; readonly endDate: string },
>() {
  return z.refine<Period>(
    ({ startDate, endDate }) => startDate === '' || endDate === '' || startDate <= endDate,
    { path: ['endDate'], error: periodFieldMessages['fields.invalidPeriod'] },
  )
}
