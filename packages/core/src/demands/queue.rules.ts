import type { CivilDate } from '../calendar/index.ts'
import { compareTexts } from '../fold-text.ts'
import type { ForecastCause } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput, QueueMove, QueuePlace } from './queue.types.ts'
import { rearrangeQueue } from './queue-rearrange.rules.ts'
import { joinQueue, resumeInQueue } from './queue-return.rules.ts'

/**
 * Orders a queue by its places: demands with a place first, by place; ties and those without one by
 * forecast, then by id, so that the order never depends on the order of the rows.
 */
export function compareQueued(
  a: QueuedDemand & { readonly order: number | null },
  b: QueuedDemand & { readonly order: number | null },
): number {
  const places = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER)
  if (places !== 0) return places
  const [first, second] = [a.deleveryForecast ?? '9999', b.deleveryForecast ?? '9999']
  return compareTexts(first, second) || compareTexts(a.id, b.id)
}

/**
 * What every date of a queue becomes, and why, when one of its demands is prioritised, moved, added or
 * resumed.
 *
 * Locked demands keep their date, and so does a date set by the firm, unless its own demand is
 * prioritised. The n-th place behind the locked ones is due on the day of `forecastOffset(n)`, counted
 * from now under the 18:00 rule, and never before those ahead of it. A demand that is overtaken gets the
 * date of its new place, but none earlier than before, nor later than those behind it that keep theirs;
 * one that moves up gets the date of its new place, but none later than before; all others keep theirs. A
 * prioritised demand is due two business days from now, or as before if that was earlier; a locked one is
 * among the next already and keeps its place.
 *
 * One that joins counts its place in the whole queue, and is due neither before those ahead nor before
 * its own forecast. One that is resumed is due later by the length of its pause, but neither after those
 * behind it nor after those that joined while it was delivered. A demand without a forecast gets none
 * from another's move, and one that waits ahead of a locked demand keeps its place there.
 * @param queue the customer's demands in order, in progress or waiting at their place
 */
export function simulateQueue(
  queue: readonly QueuedDemand[],
  move: QueueMove,
  input: QueueInput,
): QueuePlace[] {
  switch (move.kind) {
    case 'add':
      return joinQueue(queue, move.demand, input)
    case 'resume':
      return resumeInQueue(queue, move, input)
    default:
      return rearrangeQueue(queue, move, input)
  }
}

/** A demand whose forecast moves; `from` is null when it had none. */
export interface ForecastChange {
  readonly demandId: string
  readonly from: CivilDate | null
  readonly to: CivilDate
  readonly cause: ForecastCause
}

/** The forecasts that move in a simulated queue. */
export function toForecastChanges(places: readonly QueuePlace[]): ForecastChange[] {
  return places.flatMap(({ id, from, to, cause }) =>
    to === null || cause === null ? [] : [{ demandId: id, from, to, cause }],
  )
}
