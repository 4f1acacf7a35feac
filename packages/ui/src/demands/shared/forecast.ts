import {
  type CivilDate,
  type Conventions,
  civilDateFrom,
  countDays,
  type DayFrame,
  formatDate,
  formatRelativeDay,
} from '@tramite/core/calendar'
import {
  type DemandDate,
  type DemandDateFrame,
  type DemandSummary,
  toDemandDate,
} from '@tramite/core/demands'
import { demandRowLabels } from '../../labels/demand-row.ts'

/** The moment by which dates are evaluated, and whether the contract suspends deadlines. */
export interface DemandFrame extends DayFrame, DemandDateFrame {
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

/** A step of a journey does not say since when it is in its status. */
type DatedDemand = Pick<DemandSummary, 'statusKey' | 'deleveryForecast' | 'finishedAt'> &
  Partial<Pick<DemandSummary, 'statusChangedAt'>>

/** Why there is no date; of what waits for the customer, since when. */
function toNoForecast({ statusKey, statusChangedAt }: DatedDemand, frame: DemandFrame): string {
  if (statusKey !== 'PENDING' || statusChangedAt === undefined) {
    return demandRowLabels.noForecast[statusKey]
  }
  const since = civilDateFrom(statusChangedAt, frame.conventions.timeZone)
  return demandRowLabels.waits(countDays(since, frame.today))
}

/** How far a date is, and what passes with it: 'vence amanhã', 'em 4 dias úteis', 'entregue ontem'. */
export function toDateWords(
  { state, date }: Extract<DemandDate, { date: CivilDate }>,
  frame: DemandFrame,
): string {
  const relative = formatRelativeDay(date, frame)
  const isNear = state !== 'due' || countDays(frame.today, date) <= 1
  return isNear ? demandRowLabels[state](relative) : relative
}

/**
 * The date of a demand in figures and words: the delivery date once delivered, otherwise the forecast. A
 * demand that waits for the customer, or whose deadline the contract holds, has none.
 */
export function toForecast(demand: DatedDemand, frame: DemandFrame): Forecast {
  const read = toDemandDate(demand, frame)
  if (read.state === 'none') return toDateless(toNoForecast(demand, frame))
  if ('last' in read) {
    return toDateless(demandRowLabels[read.state](read.last && formatDate(read.last)))
  }
  const { state, date } = read
  const words = toDateWords(read, frame)
  return { date, dateText: formatDate(date), words, isOverdue: state === 'overdue' }
}
