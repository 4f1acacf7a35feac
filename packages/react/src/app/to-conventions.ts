import { type Conventions, createConventions } from '@tramite/core/calendar'
import type { Firm } from '../ports/firm.types.ts'

/** How a firm counts days and writes its numbers. */
export function toConventions({ conventions, timeZone, optionalHolidays = [] }: Firm): Conventions {
  return createConventions(conventions, { timeZone, optionalHolidays })
}
