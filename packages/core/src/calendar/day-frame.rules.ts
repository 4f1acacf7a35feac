import { calendarMessages, onWeekday } from '../messages/calendar.ts'
import { fillMessage } from '../messages/message-text.ts'
import {
  type CalendarConventions,
  countBusinessDays,
  firstCountableDay,
  isBusinessDay,
} from './business-days.rules.ts'
import { type CivilDate, countDays, weekdayOf } from './civil-date.ts'
import { formatDate } from './format.ts'
import { civilDateOf } from './zoned-time.ts'

/** A moment as far as day counts depend on it: the same until the day or its work shift is over. */
export interface DayFrame<C extends CalendarConventions = CalendarConventions> {
  readonly today: CivilDate
  /** Day 0 of every count of business days: today while it still counts, otherwise the next business day. */
  readonly countsFrom: CivilDate
  readonly conventions: C
}

/** The day frame of an instant. */
export function toDayFrame<C extends CalendarConventions>(now: Date, conventions: C): DayFrame<C> {
  return {
    today: civilDateOf(now, conventions.timeZone),
    countsFrom: firstCountableDay(now, conventions),
    conventions,
  }
}

/**
 * Number of business days until a day: those after the first countable day, up to and including it. The
 * one count behind every 'em N dias úteis', so that a list, the computation of a forecast and its
 * explanation all give the same number. Never negative.
 */
export function businessDaysUntil(date: CivilDate, { countsFrom, conventions }: DayFrame): number {
  return date <= countsFrom ? 0 : countBusinessDays(countsFrom, date, conventions)
}

/** 'na terça-feira': one of the next six days by name. */
export function formatOnWeekday(date: CivilDate): string {
  return onWeekday[weekdayOf(date)] ?? formatDate(date)
}

/**
 * A day relative to a moment: 'hoje', 'amanhã', 'ontem', 'no próximo dia útil', 'na terça-feira', 'em 2
 * dias úteis', 'há 3 dias'. Future days are counted in business days where there are any, since that is
 * how the firm promises them.
 */
export function formatRelativeDay(date: CivilDate, frame: DayFrame): string {
  const days = countDays(frame.today, date)
  if (days === 0) return calendarMessages['calendar.today']
  if (days === 1) return calendarMessages['calendar.tomorrow']
  if (days === -1) return calendarMessages['calendar.yesterday']
  if (days < 0) return fillMessage(calendarMessages['calendar.daysAgo'], { count: -days })
  const count = businessDaysUntil(date, frame)
  // While today does not count, 'em 1 dia útil' would mean the day after 'no próximo dia útil'.
  if (count === 1 && frame.countsFrom > frame.today && days < 7) return formatOnWeekday(date)
  if (count > 1) return fillMessage(calendarMessages['calendar.inBusinessDays'], { count })
  if (count === 1) return calendarMessages['calendar.inBusinessDay']
  return isBusinessDay(date, frame.conventions)
    ? calendarMessages['calendar.nextBusinessDay']
    : fillMessage(calendarMessages['calendar.inDays'], { count: days })
}
