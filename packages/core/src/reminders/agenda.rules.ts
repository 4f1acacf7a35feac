import { addMonths } from '../calendar/add-months.ts'
import { addDays, type CivilDate, weekdayOf } from '../calendar/civil-date.ts'

/** How much of the calendar is in sight. */
export type AgendaSpan = 'month' | 'week' | 'agenda'

/** Days of the agenda from its first one on. */
const AGENDA_DAYS = 30
const WEEK = 7

const firstOfWeek = (day: CivilDate) => addDays(day, -weekdayOf(day))
const firstOfMonth = (day: CivilDate) => `${day.slice(0, 8)}01`

const daysFrom = (first: CivilDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Days on each side of which all others in sight exist. */
const FIRST_DAY: CivilDate = '0001-02-01'
const LAST_DAY: CivilDate = '9999-10-31'

/** The day that the agenda stands at for any that an address names. */
export function toAgendaDay(day: CivilDate): CivilDate {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

/**
 * The days in sight: of a month whole weeks from Sunday on, of a week its seven days, of the agenda thirty
 * days from the given one on.
 * @param day any day of the month or the week
 */
export function listAgendaDays(span: AgendaSpan, day: CivilDate): CivilDate[] {
  if (span === 'agenda') return daysFrom(day, AGENDA_DAYS)
  if (span === 'week') return daysFrom(firstOfWeek(day), WEEK)
  const first = firstOfWeek(firstOfMonth(day))
  const last = addDays(addMonths(firstOfMonth(day), 1), -1)
  const days = daysFrom(first, 6 * WEEK)
  return days.filter((_, index) => (days[index - (index % WEEK)] ?? '') <= last)
}

/**
 * Whether a day is one that a span names: the weeks of a month begin and end with days of its neighbours,
 * which are in sight and not of it.
 * @param day any day of the month or the week
 */
export function isInAgenda(span: AgendaSpan, day: CivilDate, date: CivilDate): boolean {
  if (span === 'month') return firstOfMonth(date) === firstOfMonth(day)
  return listAgendaDays(span, day).includes(date)
}

/** The day that stands for the span before (-1) or after (1) that of a day. */
export function moveAgenda(span: AgendaSpan, day: CivilDate, by: -1 | 1): CivilDate {
  if (span === 'month') return addMonths(firstOfMonth(day), by)
  return addDays(day, by * (span === 'week' ? WEEK : AGENDA_DAYS))
}

/** Things by their day; days without any are left out. */
export function groupByDay<T extends { readonly date: CivilDate }>(
  items: readonly T[],
): ReadonlyMap<CivilDate, readonly T[]> {
  const days = new Map<CivilDate, T[]>()
  for (const item of items) days.set(item.date, [...(days.get(item.date) ?? []), item])
  return days
}
