import {
  type DayFrame as CalendarFrame,
  type CivilDate,
  type Conventions,
  civilDateFrom,
  countDays,
  formatDate,
  formatRelativeDay,
} from '@tramite/core/calendar'
import { type DemandSummary, isClockPaused, isOverdue } from '@tramite/core/demands'
import { demandRowLabels } from '../../labels/demand-row.ts'

/** The moment from which dates are read, and whether the contract lets deadlines run. */
export interface DayFrame extends CalendarFrame {
  readonly conventions: Conventions
  readonly areDeadlinesSuspended?: boolean
  /** There is no contract any more for deadlines to run again: nothing is said to be suspended. */
  readonly hasContractEnded?: boolean
}

/** The date that matters of a demand, as shown. */
export interface Forecast {
  /** YYYY-MM-DD; null when no date is promised. */
  readonly date: CivilDate | null
  /** DD/MM/YYYY. */
  readonly dateText: string | null
  readonly words: string
  readonly isOverdue: boolean
}

/**
 * The date of a demand in figures and words: delivery when it was delivered, otherwise the
 * forecast. A demand that waits for the customer has none: its time stands still.
 */
export function toForecast(
  demand: Pick<DemandSummary, 'statusKey' | 'deleveryForecast' | 'finishedAt'>,
  frame: DayFrame,
): Forecast {
  const { today, conventions } = frame
  const { statusKey, deleveryForecast, finishedAt } = demand
  const day = statusKey === 'FINISHED' ? finishedAt : deleveryForecast
  const isHeld = isClockPaused(statusKey, frame.areDeadlinesSuspended === true)
  if (isHeld && statusKey !== 'PENDING') {
    const last = day === null ? null : formatDate(civilDateFrom(day, conventions.timeZone))
    const words = (frame.hasContractEnded ? demandRowLabels.ended : demandRowLabels.suspended)(last)
    return { date: null, dateText: null, words, isOverdue: false }
  }
  if (day === null || statusKey === 'PENDING') {
    const words = demandRowLabels.noForecast[statusKey]
    return { date: null, dateText: null, words, isOverdue: false }
  }
  const date = civilDateFrom(day, conventions.timeZone)
  const relative = formatRelativeDay(date, frame)
  const days = countDays(today, date)
  const isLate = isOverdue({ statusKey, deleveryForecast: date }, frame)
  return { date, dateText: formatDate(date), words: toWords(), isOverdue: isLate }

  function toWords(): string {
    if (statusKey === 'FINISHED') return demandRowLabels.delivered(relative)
    if (isLate) return demandRowLabels.overdue(relative)
    return days <= 1 ? demandRowLabels.due(relative) : relative
  }
}
