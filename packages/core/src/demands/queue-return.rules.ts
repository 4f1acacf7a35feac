import {
  addBusinessDays,
  type CivilDate,
  firstCountableDay,
  forecastOffset,
} from '../calendar/index.ts'
import { type ForecastCount, toCause } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput, QueueMove, QueuePlace } from './queue.types.ts'
import { boundBehind, countAfterPause, countPausedDays, toRunningDay } from './queue-pause.rules.ts'
import { giveDate, keepDate, latestDayOf } from './queue-place.ts'

/** The count of the place at which a demand queues: never before those ahead of it. */
function countPlace(
  place: number,
  from: CivilDate | null,
  ahead: readonly QueuedDemand[],
  input: QueueInput,
): Omit<ForecastCount, 'kind'> {
  const latest = latestDayOf(ahead, input)
  return {
    from,
    place,
    offset: forecastOffset(place, input.premium),
    countedFrom: firstCountableDay(input.now, input.conventions),
    notBefore: latest === null || (from !== null && from > latest) ? from : latest,
  }
}

const toDay = (
  { countedFrom, offset }: Pick<ForecastCount, 'countedFrom' | 'offset'>,
  { conventions }: QueueInput,
) => addBusinessDays(countedFrom, offset, conventions)

/** The queue when a demand joins its end, see `simulateQueue`. The firm's own date stays while it is in the future. */
export function joinQueue(
  queue: readonly QueuedDemand[],
  demand: QueuedDemand,
  input: QueueInput,
): QueuePlace[] {
  const places = queue.map((one, index) => keepDate(one, index + 1, null))
  const place = queue.length + 1
  const from = demand.deleveryForecast
  const start = firstCountableDay(input.now, input.conventions)
  if (demand.isStaffDate && from !== null && from >= start) {
    return [...places, keepDate(demand, place, place)]
  }
  const count = { ...countPlace(place, from, queue, input), kind: 'queue' as const }
  return [...places, giveDate(demand, place, place, toCause(count, toDay(count, input)))]
}

const isRunning = ({ waitingSince, isStaffDate }: QueuedDemand) => !waitingSince && !isStaffDate

/** The index of a demand that returns: its own place, or ahead of those that were created after it. */
function indexOf(queue: readonly QueuedDemand[], demand: QueuedDemand): number {
  const own = queue.findIndex(({ id }) => id === demand.id)
  if (own >= 0) return own
  const { number, priority = false } = demand
  const next = queue.findIndex(
    (other) =>
      number !== undefined &&
      other.number !== undefined &&
      other.number > number &&
      (priority || !other.priority),
  )
  return next >= 0 ? next : queue.length
}

/** The queue when a demand runs again, see `simulateQueue`. */
export function resumeInQueue(
  queue: readonly QueuedDemand[],
  { cause: kind, demand }: Extract<QueueMove, { kind: 'resume' }>,
  input: QueueInput,
): QueuePlace[] {
  const index = indexOf(queue, demand)
  const others = queue.filter(({ id }) => id !== demand.id)
  const [ahead, behind] = [others.slice(0, index), others.slice(index)]
  const place = index + 1
  const from = demand.deleveryForecast
  return [
    ...ahead.map((one, at) => keepDate(one, at + 1, null)),
    toOwn(),
    ...behind.map((one, at) => keepDate(one, place + at + 1, null)),
  ]

  function toOwn(): QueuePlace {
    const count = toCount()
    if (count === null) return keepDate(demand, place, place)
    // One that waited does not overtake those ahead that were delayed meanwhile.
    const bounds = { notBefore: latestDayOf(ahead.filter(isRunning), input) }
    const notAfter = toBound()
    const cause = toCause({ ...bounds, ...count, kind, from, place, notAfter }, toDay(count, input))
    return giveDate(demand, place, place, cause)
  }

  function toBound(): CivilDate | null {
    const latest = latestDayOf(ahead, input)
    // Demands created while this one was delivered were scheduled without it. It returns ahead of them,
    // so their earlier dates are its upper bound.
    const joined = queue.length === others.length ? behind.filter(isRunning) : []
    const days = (ones: readonly QueuedDemand[]) => ones.map((one) => toRunningDay(one, input))
    return (
      boundBehind(latest, days(joined), input) ?? boundBehind(from ?? latest, days(behind), input)
    )
  }

  function toCount() {
    if (from === null) return countPlace(place, from, ahead, input)
    const { isStaffDate = false, waitingSince } = demand
    const paused = countPausedDays(waitingSince, input)
    return countAfterPause(kind, { from, isStaffDate }, paused, input)
  }
}
