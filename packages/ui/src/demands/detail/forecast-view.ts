import {
  type CivilDate,
  type Conventions,
  explainPeriod,
  type ForecastStep,
  formatDate,
  formatTime,
  toDayFrame,
  toForecastStepText,
  weekdayOf,
} from '@tramite/core/calendar'
import { type Demand, type DemandDate, toDemandDate } from '@tramite/core/demands'
import { demandDetailLabels as labels } from '../../labels/demand-detail.ts'
import { weekdayLabels } from '../../labels/weekdays.ts'
import type { StripDay } from '../../primitives/DayStrip/DayStrip.tsx'
import { toDateWords } from '../shared/forecast.ts'

/** The moment and the rules by which dates are evaluated. */
export interface ForecastFrame {
  readonly now: Date
  readonly conventions: Conventions
  /** Whether the contract suspends the deadlines. */
  readonly areDeadlinesSuspended?: boolean
  /** The contract has ended, so deadlines will not run again. */
  readonly hasContractEnded?: boolean
}

/** A note about the date, by its subject. */
export interface ForecastNote {
  readonly kind: 'holiday' | 'queue' | 'pause' | 'wait' | 'count' | 'overdue'
  readonly text: string
}

/** What the forecast card shows. */
export interface ForecastView {
  readonly heading: string
  /** 'quarta, 25/11/2026', or a text saying that there is none. */
  readonly figure: string
  /** For `<time>`; null without a date. */
  readonly date: CivilDate | null
  /** 'em 4 dias úteis'. */
  readonly relative: string | null
  readonly isOverdue: boolean
  /** Empty when there is nothing to count, or too much to draw. */
  readonly days: readonly StripDay[]
  readonly notes: readonly ForecastNote[]
}

/** Maximum number of days drawn one by one up to the delivery. */
const STRIP_DAYS_MAX = 16

/**
 * The notes of an overdue demand. That the firm is aware is shown only after it was notified, with the date.
 */
function toOverdueNotes(notifiedAt: string | null, timeZone: string): ForecastNote[] {
  const passed: ForecastNote = { kind: 'overdue', text: labels.overdue }
  if (notifiedAt === null) return [passed]
  const notified = labels.overdueNotified(
    formatDate(notifiedAt, timeZone),
    formatTime(notifiedAt, timeZone),
  )
  return [{ kind: 'wait', text: notified }, passed]
}

type ForecastDemand = Pick<
  Demand,
  'statusKey' | 'deleveryForecast' | 'finishedAt' | 'order' | 'validationDate' | 'overdueToldAt'
>

/** A day with the name of its weekday. */
export function toDayWithWeekday(date: CivilDate): string {
  return labels.weekdayWithDate(weekdayLabels.long[weekdayOf(date)] ?? '', formatDate(date))
}

function toStripDay(step: ForecastStep, until: CivilDate): StripDay {
  const weekday = weekdayLabels.short[weekdayOf(step.date)] ?? ''
  const base = { date: step.date, weekday }
  if (step.date === until) return { ...base, kind: 'due' }
  if (step.kind === 'counted' || step.kind === 'start') return { ...base, kind: step.kind }
  return { ...base, kind: 'skipped', reason: toForecastStepText(step) }
}

/** Only the queue position: the number of days it means is stated above, once. */
function toQueueNote({ order }: ForecastDemand): ForecastNote[] {
  return order === null ? [] : [{ kind: 'queue', text: labels.queuePlace(order) }]
}

/** Each holiday where its day is drawn; how many there are on a longer way. */
function toHolidayNotes(steps: readonly ForecastStep[], isDrawn: boolean): ForecastNote[] {
  const kind = 'holiday'
  const texts = steps.flatMap((step) =>
    step.kind === kind ? [labels.holiday(formatDate(step.date).slice(0, 5), step.holiday)] : [],
  )
  if (texts.length === 0 || isDrawn) return texts.map((text) => ({ kind, text }))
  return [{ kind, text: labels.holidays(texts.length) }]
}

function toPeriodNotes(steps: readonly ForecastStep[], isDrawn: boolean): ForecastNote[] {
  const notes = toHolidayNotes(steps, isDrawn)
  for (const step of steps) {
    if (step.kind === 'afterHours') notes.push({ kind: 'wait', text: labels.afterHours(step.time) })
  }
  return notes
}

function toRunningView(
  demand: ForecastDemand,
  until: CivilDate,
  { now, conventions }: ForecastFrame,
): Pick<ForecastView, 'days' | 'notes'> {
  const steps = explainPeriod({ now, until, conventions })
  const isDrawn = steps.length > 1 && steps.length <= STRIP_DAYS_MAX
  // On the day of the delivery there is nothing left to count.
  const notes = steps.length > 1 ? toPeriodNotes(steps, isDrawn) : []
  notes.push(...toQueueNote(demand))
  if (demand.statusKey === 'IN_PROGRESS') notes.push({ kind: 'pause', text: labels.clockPauses })
  return { days: isDrawn ? steps.map((step) => toStripDay(step, until)) : [], notes }
}

type NoDate = Extract<DemandDate, { last: CivilDate | null }>

/** Why there is no date. After the end of the contract the heading states it. */
function toNoDateNotes(state: NoDate['state'], { statusKey }: ForecastDemand): ForecastNote[] {
  if (state === 'ended') return []
  if (state === 'suspended') return [{ kind: 'pause', text: labels.suspendedClock }]
  return [{ kind: statusKey === 'PENDING' ? 'pause' : 'wait', text: labels.clock[statusKey] }]
}

/** Shown in place of a date: why there is none, and what the last one was. */
function toDatelessView({ state, last }: NoDate, demand: ForecastDemand) {
  const notes = toNoDateNotes(state, demand)
  if (last !== null) notes.push({ kind: 'count', text: labels.lastForecast(formatDate(last)) })
  return { figure: state === 'none' ? labels.noForecast[demand.statusKey] : labels[state], notes }
}

/**
 * The date of a demand, the days leading to it and why. The delivery date once delivered; while it waits
 * for the customer, or the contract holds the deadlines, its time is suspended.
 */
export function toForecastView(demand: ForecastDemand, frame: ForecastFrame): ForecastView {
  const { conventions, now, areDeadlinesSuspended, hasContractEnded } = frame
  const day = { ...toDayFrame(now, conventions), areDeadlinesSuspended, hasContractEnded }
  const read = toDemandDate(demand, day)
  const base = { heading: labels.forecast, isOverdue: false, days: [], notes: [] }
  if ('last' in read) {
    return { ...base, date: null, relative: null, ...toDatelessView(read, demand) }
  }
  const { state, date } = read
  const dated = { ...base, date, figure: toDayWithWeekday(date), relative: toDateWords(read, day) }
  if (state === 'delivered') return { ...dated, heading: labels.delivered }
  if (state === 'overdue') {
    const notes = toOverdueNotes(demand.overdueToldAt, conventions.timeZone)
    return { ...dated, isOverdue: true, notes }
  }
  return { ...dated, ...toRunningView(demand, date, frame) }
}
