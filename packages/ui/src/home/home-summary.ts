import { type CivilDate, countDays, formatDate, weekdayOf } from '@tramite/core/calendar'
import type { DemandSummary } from '@tramite/core/demands'
import { countWaiting, type Home } from '@tramite/core/home'
import type { DayFrame } from '../demands/shared/forecast.ts'
import { formatCount } from '../labels/count.ts'
import { homeLabels } from '../labels/home.ts'

/** What the sentence reads of the home page's data. */
type HomeLists = Pick<Home, 'demandsActive' | 'demandsFinished' | 'counts'>

/** The earliest day from today on that an open demand is promised for; null when not known. */
function toNextDelivery({ demandsActive, counts }: HomeLists, today: CivilDate): CivilDate | null {
  const isWhole = demandsActive.length >= counts.OPEN + counts.IN_PROGRESS + counts.BLOCKED
  if (!isWhole) return null
  const isAhead = ({ deleveryForecast: day }: DemandSummary) => day !== null && day >= today
  const days = demandsActive.filter(isAhead).map((demand) => demand.deleveryForecast ?? '')
  return days.sort()[0] ?? null
}

function toWaitingText(count: number, isExact: boolean): string {
  const { none, one, many, atLeast } = homeLabels.waiting
  if (count === 0) return isExact ? none : ''
  if (count === 1 && isExact) return one
  const words = homeLabels.numberWords[count] ?? formatCount(count)
  if (!isExact) return atLeast(words)
  return many(words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1))
}

function toDayText(day: CivilDate, today: CivilDate): string {
  const days = countDays(today, day)
  if (days === 0) return homeLabels.today
  if (days === 1) return homeLabels.tomorrow
  const weekday = days < 7 ? homeLabels.weekdays[weekdayOf(day)] : undefined
  return weekday ?? homeLabels.onDate(formatDate(day))
}

/** The home page in a sentence or two: what waits for the customer, and when they get something. */
export function toHomeSummary(
  home: HomeLists,
  { today, areDeadlinesSuspended = false }: Pick<DayFrame, 'today' | 'areDeadlinesSuspended'>,
): string {
  const { count, isExact } = countWaiting(home)
  const next = areDeadlinesSuspended ? null : toNextDelivery(home, today)
  const delivery = next === null ? '' : homeLabels.nextDelivery(toDayText(next, today))
  return [toWaitingText(count, isExact), delivery].filter(Boolean).join(' ')
}
