import { explainForecast, explainPeriod, type ForecastExplanation } from '../calendar/index.ts'
import type { QueueInput, QueuePlace } from './queue.types.ts'

/**
 * Why a demand of a simulated queue is due when it is: each day counted or skipped, and the place in
 * the queue where the date follows from it. Null for a demand without forecast.
 */
export function explainPlace(
  { order, to }: QueuePlace,
  { now, premium, conventions }: QueueInput,
): ForecastExplanation | null {
  if (to === null) return null
  if (order !== null) {
    const explanation = explainForecast({ now, order, premium, conventions })
    if (explanation.date === to) return explanation
  }
  return { date: to, steps: explainPeriod({ now, until: to, conventions }) }
}
