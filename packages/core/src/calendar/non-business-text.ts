import { calendarMessages as messages } from '../messages/calendar.ts'
import { type HolidayConventions, nonBusinessReason } from './business-days.rules.ts'
import type { CivilDate } from './civil-date.ts'

/**
 * Why the firm does not work on a day, as a calendar shows it next to the date: 'sábado', 'domingo' or the
 * holiday's name.
 * @param date YYYY-MM-DD
 * @returns null for a business day
 */
export function toNonBusinessText(date: CivilDate, conventions: HolidayConventions): string | null {
  const reason = nonBusinessReason(date, conventions)
  if (reason === 'holiday') return conventions.holidayName(date)
  return reason && messages[`calendar.${reason}`]
}
