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

/** The moment from which dates are read, and whether the contract lets deadlines run. */
export interface DayFrame extends CalendarFrame, DemandDateFrame {
  readonly conventions: Conventions
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

const toDateless = (words: string): Forecast => ({
  date: null,
  dateText: null,
  words,
  isOverdue: false,
})

/**
 * The date of a demand in figures and words: delivery when it was delivered, otherwise the
 * forecast. A demand that waits for the customer has none: its time stands still.
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
