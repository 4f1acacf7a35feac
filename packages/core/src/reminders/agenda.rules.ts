import { addDays, addMonths, type CivilDate, weekdayOf } from '../calendar/index.ts'

/** The part of the calendar that is visible. */
export type AgendaSpan = 'month' | 'week' | 'agenda'

/** Number of days in the agenda. */
const AGENDA_DAYS = 30
const WEEK = 7

const firstOfWeek = (day: CivilDate) => addDays(day, -weekdayOf(day))
const firstOfMonth = (day: CivilDate) => `${day.slice(0, 8)}01`

const daysFrom = (first: CivilDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** First day that a span may be around, so that all its visible days exist. */
const FIRST_DAY: CivilDate = '0001-02-01'
const LAST_DAY: CivilDate = '9999-10-31'

/** The agenda's day for any day in an address, limited to the supported range. */
export function toAgendaDay(day: CivilDate): CivilDate {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

/**
 * The visible days: whole weeks from Sunday for a month, seven days for a week, thirty days from the
 * given one for the agenda.
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
 * Whether a day belongs to a span: the weeks of a month begin and end with days of the neighbouring
 * months, which are visible without belonging to it.
 * @param day any day of the month or the week
 */
export function isInAgenda(span: AgendaSpan, day: CivilDate, date: CivilDate): boolean {
  if (span === 'month') return firstOfMonth(date) === firstOfMonth(day)
  return listAgendaDays(span, day).includes(date)
}

/**
 * The day in the span before (-1) or after (1) that corresponds to a day: of a month the same date, or its
 * last where it is shorter.
 */
export function moveAgenda(span: AgendaSpan, day: CivilDate, by: -1 | 1): CivilDate {
  if (span === 'month') return addMonths(day, by)
  return addDays(day, by * (span === 'week' ? WEEK : AGENDA_DAYS))
}

/** Entries grouped by day; days without any are left out. */
export function groupByDay<T extends { readonly date: CivilDate }>(
  items: readonly T[],
): ReadonlyMap<CivilDate, readonly T[]> {
  const days = new Map<CivilDate, T[]>()
  for (const item of items) days.set(item.date, [...(days.get(item.date) ?? []), item])
  return days
}
