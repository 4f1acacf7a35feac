import {
  type CivilDate,
  type Conventions,
  civilDateFrom,
  civilDateOf,
  explainForecast,
  explainPeriod,
  type ForecastStep,
  formatDate,
  toForecastStepText,
  toQueueText,
  weekdayOf,
} from '@tramite/core/calendar'
import type { Demand } from '@tramite/core/demands'
import { demandDetailLabels as labels } from '../../labels/demand-detail.ts'
import type { StripDay } from '../../primitives/DayStrip/DayStrip.tsx'
import { toForecast } from '../shared/forecast.ts'

/** The moment and the rules by which dates are read. */
export interface ForecastFrame {
  readonly now: Date
  readonly conventions: Conventions
  readonly isPremium: boolean
}

/** Something about the date, by what it is about. */
export interface ForecastNote {
  readonly kind: 'holiday' | 'queue' | 'pause' | 'wait' | 'count' | 'overdue'
  readonly text: string
}

/** What the forecast card shows. */
export interface ForecastView {
  readonly heading: string
  /** 'quarta, 25/11/2026', or that there is none. */
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

/** Days up to which the way to the delivery is drawn day by day. */
const STRIP_DAYS_MAX = 16

type ForecastDemand = Pick<
  Demand,
  'statusKey' | 'deleveryForecast' | 'finishedAt' | 'order' | 'validationDate'
>

/** A day with the name of its weekday. */
export function toDayWithWeekday(date: CivilDate): string {
  return labels.weekdayWithDate(labels.weekdays[weekdayOf(date)] ?? '', formatDate(date))
}

function toStripDay(step: ForecastStep, until: CivilDate): StripDay {
  const weekday = (labels.weekdays[weekdayOf(step.date)] ?? '').slice(0, 3)
  const base = { date: step.date, weekday }
  if (step.date === until) return { ...base, kind: 'due' }
  if (step.kind === 'counted') return { ...base, kind: 'counted' }
  return { ...base, kind: 'skipped', reason: toForecastStepText(step) }
}

function toQueueNote(demand: ForecastDemand, frame: ForecastFrame): ForecastNote[] {
  if (demand.order === null) return []
  const { order } = demand
  const { now, conventions, isPremium: premium } = frame
  const { date, queue } = explainForecast({ now, order, premium, conventions })
  // The days of the place explain the date only as long as they lead to it from now.
  const isExplained = queue !== undefined && date === demand.deleveryForecast
  return [{ kind: 'queue', text: isExplained ? toQueueText(queue) : labels.queuePlace(order) }]
}

function toPeriodNotes(steps: readonly ForecastStep[]): ForecastNote[] {
  const notes: ForecastNote[] = steps.flatMap((step) =>
    step.kind === 'holiday'
      ? [
          {
            kind: 'holiday' as const,
            text: labels.holiday(formatDate(step.date).slice(0, 5), step.holiday),
          },
        ]
      : [],
  )
  if (steps.some(({ kind }) => kind === 'afterHours')) {
    notes.push({ kind: 'wait', text: labels.afterHours })
  }
  return notes
}

function toRunningView(
  demand: ForecastDemand,
  until: CivilDate,
  relative: string,
  frame: ForecastFrame,
): Pick<ForecastView, 'days' | 'notes' | 'relative'> {
  const { now, conventions } = frame
  const steps = explainPeriod({ now, until, conventions })
  const count = steps.filter(({ kind }) => kind === 'counted' || kind === 'delivery').length
  const isDrawn = steps.length > 1 && steps.length <= STRIP_DAYS_MAX
  // On the day of the delivery there is nothing left to count.
  const notes = steps.length > 1 ? toPeriodNotes(steps) : []
  if (!isDrawn && steps.length > 1) {
    notes.unshift({ kind: 'count', text: labels.businessDays(count) })
  }
  notes.push(...toQueueNote(demand, frame))
  if (demand.statusKey === 'IN_PROGRESS') notes.push({ kind: 'pause', text: labels.clockPauses })
  return {
    relative,
    days: isDrawn ? steps.map((step) => toStripDay(step, until)) : [],
    notes,
  }
}

/**
 * The date of a demand, the days that lead to it and why. Delivery when it was delivered; while it
 * waits for the customer its time stands still. Specification §4, §9.
 */
export function toForecastView(demand: ForecastDemand, frame: ForecastFrame): ForecastView {
  const { conventions, now } = frame
  const today = civilDateOf(now, conventions.timeZone)
  const { date, words, isOverdue } = toForecast(demand, { today, conventions })
  const base = { heading: labels.forecast, isOverdue, days: [], notes: [], relative: null }
  if (date === null) {
    const last = demand.deleveryForecast
    const kind = demand.statusKey === 'PENDING' ? 'pause' : 'wait'
    const notes: ForecastNote[] = [{ kind, text: labels.clock[demand.statusKey] }]
    if (demand.statusKey === 'PENDING' && last !== null) {
      notes.push({ kind: 'count', text: labels.lastForecast(formatDate(last)) })
    }
    return { ...base, date, figure: labels.noForecast[demand.statusKey], notes }
  }
  const figure = toDayWithWeekday(date)
  if (demand.statusKey === 'FINISHED') {
    return { ...base, heading: labels.delivered, date, figure, relative: words }
  }
  if (isOverdue) {
    return {
      ...base,
      date,
      figure,
      relative: words,
      notes: [{ kind: 'overdue', text: labels.overdue }],
    }
  }
  const until = civilDateFrom(date, conventions.timeZone)
  return { ...base, date, figure, ...toRunningView(demand, until, words, frame) }
}
