import { calendarMessages } from '../messages/calendar.ts'
import { fillMessage } from '../messages/message-text.ts'
import {
  type CalendarConventions,
  isAfterWorkShift,
  nonBusinessReason,
} from './business-days.rules.ts'
import { addDays, type CivilDate, countDays } from './civil-date.ts'
import { type ForecastInput, forecastDate, forecastOffset } from './forecast.rules.ts'
import { civilDateOf } from './zoned-time.ts'

/**
 * One day on the way to a forecast. `start` is day 0; `counted` and `delivery` have the number of the
 * business day; the other kinds are the reasons why a day does not count, `afterHours` with the end of the
 * work shift, 'HH:mm'.
 */
export type ForecastStep =
  | { date: CivilDate; kind: 'start' | 'saturday' | 'sunday' }
  | { date: CivilDate; kind: 'afterHours'; time: string }
  | { date: CivilDate; kind: 'holiday'; holiday: string }
  | { date: CivilDate; kind: 'counted' | 'delivery'; count: number }

/** A forecast with the days that led to it, in order. */
export interface ForecastExplanation {
  readonly date: CivilDate
  /** Place in the queue and the business days it takes; absent when only dates were given. */
  readonly queue?: { readonly order: number; readonly offset: number }
  readonly steps: readonly ForecastStep[]
}

/**
 * Each day from now to `until`, counted or skipped and why.
 * @param input.until the last day, usually a forecast; a day before today gives no steps
 */
export function explainPeriod(input: {
  now: Date
  until: CivilDate
  conventions: CalendarConventions
}): ForecastStep[] {
  const { now, until, conventions } = input
  const today = civilDateOf(now, conventions.timeZone)
  const steps: ForecastStep[] = []
  let count = -1
  const days = countDays(today, until)
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const date = addDays(today, ahead)
    const reason = nonBusinessReason(date, conventions)
    if (reason === 'holiday') {
      steps.push({ date, kind: reason, holiday: conventions.holidayName(date) ?? '' })
    } else if (reason !== null) {
      steps.push({ date, kind: reason })
    } else if (date === today && isAfterWorkShift(now, conventions)) {
      steps.push({ date, kind: 'afterHours', time: conventions.workShiftEnd.slice(0, 5) })
    } else {
      count += 1
      if (count === 0 && date !== until) steps.push({ date, kind: 'start' })
      else steps.push({ date, kind: date === until ? 'delivery' : 'counted', count })
    }
  }
  return steps
}

/** The forecast of a place in the queue, day by day. */
export function explainForecast(input: ForecastInput): ForecastExplanation {
  const date = forecastDate(input)
  const offset = forecastOffset(input.order, input.premium)
  return {
    date,
    queue: { order: input.order, offset },
    steps: explainPeriod({ now: input.now, until: date, conventions: input.conventions }),
  }
}

/** The text that explains a step to the customer. */
export function toForecastStepText(step: ForecastStep): string {
  return fillMessage(calendarMessages[`calendar.explain.${step.kind}`], {
    count: 'count' in step ? step.count : '',
    name: 'holiday' in step ? step.holiday : '',
    time: 'time' in step ? step.time : '',
  })
}
