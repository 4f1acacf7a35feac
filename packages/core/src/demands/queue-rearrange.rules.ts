import {
  addBusinessDays,
  type CivilDate,
  firstCountableDay,
  forecastOffset,
} from '../calendar/index.ts'
import { type ForecastCause, toCause } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput, QueueMove, QueuePlace } from './queue.types.ts'
import {
  isPriorityLocked,
  PRIORITY_LOCK_BUSINESS_DAYS,
  priorityLockEnd,
} from './queue-lock.rules.ts'
import { boundBehind, toRunningDay } from './queue-pause.rules.ts'
import { giveDate, keepDate, latestDayOf } from './queue-place.ts'

type Rearrangement = Extract<QueueMove, { kind: 'prioritise' | 'move' }>

/** The demands of a queue before a move. */
interface Standing {
  /** Places counted behind the locked demands, from 1; locked ones have none. */
  readonly orders: ReadonlyMap<string, number>
  /** Ids of the demands that can move: neither locked nor waiting. */
  readonly free: ReadonlySet<string>
}

function toStanding(queue: readonly QueuedDemand[], input: QueueInput): Standing {
  const lockEnd = priorityLockEnd(input)
  const unlocked = queue.filter((one) => one.waitingSince || !isPriorityLocked(one, lockEnd))
  return {
    orders: new Map(unlocked.map(({ id }, index) => [id, index + 1])),
    free: new Set(unlocked.flatMap(({ id, waitingSince }) => (waitingSince ? [] : [id]))),
  }
}

function toOrder(
  queue: readonly QueuedDemand[],
  move: Rearrangement,
  { orders, free }: Standing,
): readonly QueuedDemand[] {
  if (move.kind === 'prioritise') {
    if (!orders.has(move.id)) return queue
    const others = queue.filter(({ id }) => id !== move.id)
    const lastLocked = others.findLastIndex(({ id }) => !orders.has(id))
    // One that waits ahead of a locked demand keeps its place there.
    const isAhead = ({ id, waitingSince }: QueuedDemand, index: number) =>
      !orders.has(id) || (Boolean(waitingSince) && index < lastLocked)
    return [
      ...others.filter(isAhead),
      ...queue.filter(({ id }) => id === move.id),
      ...others.filter((one, index) => !isAhead(one, index)),
    ]
  }
  const byId = new Map(queue.map((demand) => [demand.id, demand]))
  const wanted = [...new Set(move.order)].filter((id) => byId.has(id) && free.has(id))
  const moving = new Set(wanted)
  const next = wanted.values()
  return queue.map((demand) =>
    moving.has(demand.id) ? (byId.get(next.next().value ?? '') ?? demand) : demand,
  )
}

/**
 * The days at offsets from now. Offsets must be requested in ascending order: each count continues from
 * the last.
 */
function createDays({ now, conventions }: QueueInput) {
  let date = firstCountableDay(now, conventions)
  let counted = 0
  return (offset: number): CivilDate => {
    date = addBusinessDays(date, offset - counted, conventions)
    counted = offset
    return date
  }
}

/** The queue when one demand is prioritised or several change places, see `simulateQueue`. */
export function rearrangeQueue(
  queue: readonly QueuedDemand[],
  move: Rearrangement,
  input: QueueInput,
): QueuePlace[] {
  const { now, premium, conventions } = input
  const countedFrom = firstCountableDay(now, conventions)
  const standing = toStanding(queue, input)
  const ordered = toOrder(queue, move, standing)
  const named = new Set(move.kind === 'move' ? move.order : [move.id])
  let taken = 0
  const orders = ordered.map(({ id }) => {
    if (!standing.orders.has(id)) return null
    taken += 1
    return taken
  })
  /** The demands that keep their place, from the front: a delayed one is not delayed past them. */
  const keepers = ordered.flatMap((demand, index) =>
    orders[index] !== null && standing.orders.get(demand.id) === orders[index]
      ? [{ index, day: toRunningDay(demand, input) }]
      : [],
  )
  const dayOf = createDays(input)
  let latest: CivilDate | null = null

  return ordered.map((demand, index) => {
    const order = orders[index] ?? null
    if (order === null) return keepDate(demand, index + 1, null)
    const cause = toNewCause(demand, index, order)
    const place = cause
      ? giveDate(demand, index + 1, order, cause)
      : keepDate(demand, index + 1, order)
    // A date set by the firm, or one that is paused, says nothing about the places behind it.
    if (standing.free.has(demand.id) && !demand.isStaffDate) {
      const day = latestDayOf([{ ...demand, deleveryForecast: place.to }], input)
      if (day !== null && (latest === null || day > latest)) latest = day
    }
    return place
  })

  function toNewCause(demand: QueuedDemand, index: number, order: number): ForecastCause | null {
    const { id, deleveryForecast: from } = demand
    const count = { from, place: index + 1, countedFrom }
    const offset = forecastOffset(order, premium)
    const counted = dayOf(offset)
    if (move.kind === 'prioritise' && id === move.id) {
      const soon = { offset: PRIORITY_LOCK_BUSINESS_DAYS, notAfter: from }
      return toCause({ ...count, ...soon, kind: 'priority' }, priorityLockEnd(input))
    }
    const before = standing.orders.get(id) ?? order
    if (from === null || before === order || !standing.free.has(id) || demand.isStaffDate) {
      return null
    }
    const bounds =
      before < order
        ? {
            notBefore: latest === null || from > latest ? from : latest,
            notAfter: toBound(from, index),
          }
        : { notBefore: latest, notAfter: from }
    const kind = named.has(id) ? 'reordered' : 'overtaken'
    return toCause({ ...count, ...bounds, kind, offset }, counted)
  }

  function toBound(from: CivilDate, index: number): CivilDate | null {
    const behind = keepers.flatMap((keeper) => (keeper.index > index ? [keeper.day] : []))
    return boundBehind(from, behind, input)
  }
}
