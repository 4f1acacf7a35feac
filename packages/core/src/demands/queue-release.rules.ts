import type { CivilDate } from '../calendar/index.ts'
import { addBusinessDays } from '../calendar/index.ts'
import { toCause } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput, QueuePlace } from './queue.types.ts'
import { boundBehind, countAfterPause, countPausedDays, toRunningDay } from './queue-pause.rules.ts'
import { giveDate, keepDate } from './queue-place.ts'

/** A demand of a queue that the contract has suspended. */
export interface SuspendedDemand extends QueuedDemand {
  /** Since when it has been in progress or waiting. */
  readonly since: Date
  /** When it got its date, other than at the end of a suspension: days before that are part of it. */
  readonly datedAt?: Date | null
}

const laterOf = (a: Date, b: Date | null | undefined) => (b && b > a ? b : a)

/** The business days of a suspension that have not been added to a demand's date yet. */
function countSuspendedDays(
  { since, waitingSince, datedAt }: SuspendedDemand,
  suspension: { readonly from: Date; readonly to: Date },
  { conventions }: QueueInput,
): number {
  // The part during which it waited for the customer is added when they answer.
  const counted = laterOf(suspension.from, datedAt)
  const [from, to] = waitingSince
    ? [counted, since < suspension.to ? since : suspension.to]
    : [laterOf(counted, since), suspension.to]
  return countPausedDays(from, { now: to, conventions })
}

/**
 * The queue when deadlines run again after the contract suspended them: each date moves by the business
 * days that its demand was suspended, but not past those behind it. Terms of use, 3.4.
 */
export function releaseQueue(
  queue: readonly SuspendedDemand[],
  suspension: { readonly from: Date; readonly to: Date },
  input: QueueInput,
): QueuePlace[] {
  const places: QueuePlace[] = []
  const behind: (CivilDate | null)[] = []
  for (const [index, demand] of [...queue.entries()].reverse()) {
    const place = toPlace(demand, index + 1)
    places.unshift(place)
    behind.push(toRunningDay({ ...demand, deleveryForecast: place.to }, input))
  }
  return places

  function toPlace(demand: SuspendedDemand, place: number): QueuePlace {
    const { deleveryForecast: from, isStaffDate = false } = demand
    if (from === null) return keepDate(demand, place, null)
    const days = countSuspendedDays(demand, suspension, input)
    const count = countAfterPause('resumed', { from, isStaffDate }, days, input)
    if (count === null) return keepDate(demand, place, null)
    const counted = addBusinessDays(count.countedFrom, count.offset, input.conventions)
    const notAfter = boundBehind(from, behind, input)
    const cause = toCause({ ...count, kind: 'resumed', from, place, notAfter }, counted)
    return giveDate(demand, place, null, cause)
  }
}
