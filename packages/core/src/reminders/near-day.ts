import { type CivilDate, countDays } from '../calendar/index.ts'
import { calendarMessages } from '../messages/calendar.ts'

/**
 * 'hoje' or 'amanhã'; null for any other day.
 * @param today of the reader
 */
export function formatNearDay(date: CivilDate, today: CivilDate): string | null {
  const days = countDays(today, date)
  if (days === 0) return calendarMessages['calendar.today']
  return days === 1 ? calendarMessages['calendar.tomorrow'] : null
}
