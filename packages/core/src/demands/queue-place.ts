import { type CivilDate, firstBusinessDay } from '../calendar/index.ts'
import type { ForecastCause } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput, QueuePlace } from './queue.types.ts'
import { toRunningDay } from './queue-pause.rules.ts'

/** The place of a demand that keeps its date. */
export const keepDate = (
  { id, deleveryForecast: day }: QueuedDemand,
  place: number,
  order: number | null,
): QueuePlace => ({ id, place, order, from: day, to: day, cause: null })

/** The place of a demand that gets the date of a cause; without a cause if that is its date already. */
export function giveDate(
  demand: QueuedDemand,
  place: number,
  order: number | null,
  cause: ForecastCause,
): QueuePlace {
  const { id, deleveryForecast: from } = demand
  if (cause.to === from) return keepDate(demand, place, order)
  return { id, place, order, from, to: cause.to, cause }
}

/** The latest date among demands, with waiting ones as if they ran again now; null if there is none. */
export function latestDayOf(ahead: readonly QueuedDemand[], input: QueueInput): CivilDate | null {
  let latest: CivilDate | null = null
  for (const demand of ahead) {
    const day = toRunningDay(demand, input)
    if (day === null) continue
    const business = firstBusinessDay(day, input.conventions)
    if (latest === null || business > latest) latest = business
  }
  return latest
}
