import {
  type DayFrame as CalendarFrame,
  type CivilDate,
  type Conventions,
  countDays,
  formatDate,
  formatRelativeDay,
} from '@tramite/core/calendar'
import { type DemandDateFrame, type DemandSummary, toDemandDate } from '@tramite/core/demands'
import { demandRowLabels } from '../../labels/demand-row.ts'

/** The moment by which dates are evaluated, and whether the contract suspends deadlines. */
export interface DayFrame extends CalendarFrame, DemandDateFrame {
  readonly conventions: Conventions
}

/** The relevant date of a demand, as shown. */
export interface Forecast {
  /** YYYY-MM-DD; null if no date is promised. */
  readonly date: CivilDate | null
  /** DD/MM/YYYY. */
  readonly dateText: string | null
  readonly words: string
  readonly isOverdue: boolean
}

const toDateless = (words: string): Forecast => ({
  date: null,
  dateText: null,
  words,
  isOverdue: false,
})

/**
 * The date of a demand in figures and words: the delivery date once delivered, otherwise the forecast. A
 * demand that waits for the customer has none: its time is suspended.
 */
export function toForecast(
  demand: Pick<DemandSummary, 'statusKey' | 'deleveryForecast' | 'finishedAt'>,
  frame: DayFrame,
): Forecast {
  const read = toDemandDate(demand, frame)
  if (read.state === 'none') return toDateless(demandRowLabels.noForecast[demand.statusKey])
  if ('last' in read) {
    return toDateless(demandRowLabels[read.state](read.last && formatDate(read.last)))
  }
  const { state, date } = read
  const relative = formatRelativeDay(date, frame)
  const isNear = state !== 'due' || countDays(frame.today, date) <= 1
  const words = isNear ? demandRowLabels[state](relative) : relative
  return { date, dateText: formatDate(date), words, isOverdue: state === 'overdue' }
}
