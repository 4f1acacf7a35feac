import {
  addBusinessDays,
  type CalendarConventions,
  firstCountableDay,
} from './business-days.rules.ts'
import type { CivilDate } from './civil-date.ts'

/** Business days within which a complete demand is answered. */
export const RESPONSE_TARGET_BUSINESS_DAYS = 2

/**
 * Business days until the delivery of the demand at place `n` of the queue.
 * @param n place in the queue, from 1
 * @param premium whether the customer is premium: `n` when even, otherwise `n - 1`; others `2n`
 */
export function forecastOffset(n: number, premium: boolean): number {
  // One after another, each with its own response target.
  if (!premium) return RESPONSE_TARGET_BUSINESS_DAYS * n
  return n % 2 === 0 ? n : n - 1
}

/** Input of a forecast. `order` is the place in the queue, from 1. */
export interface ForecastInput {
  readonly now: Date
  readonly order: number
  readonly premium: boolean
  readonly conventions: CalendarConventions
}

/** The day of delivery of a place in the queue, counted from now. */
export function forecastDate({ now, order, premium, conventions }: ForecastInput): CivilDate {
  return addBusinessDays(
    firstCountableDay(now, conventions),
    forecastOffset(order, premium),
    conventions,
  )
}
