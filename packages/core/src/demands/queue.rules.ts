import {
  addBusinessDays,
  type CalendarConventions,
  type CivilDate,
  firstBusinessDay,
  firstCountableDay,
  forecastOffset,
} from '../calendar/index.ts'

/** Business days within which a demand is locked in its place. Specification §9. */
export const PRIORITY_LOCK_BUSINESS_DAYS = 2

/** A demand of the customer's queue, in its order. */
export interface QueuedDemand {
  readonly id: string
  readonly deleveryForecast: CivilDate | null
}

/** What the queue's dates are computed from. */
export interface QueueInput {
  readonly now: Date
  readonly premium: boolean
  readonly conventions: CalendarConventions
}

/**
 * Orders a queue by its places: those with a place first, by place; ties and those without one by
 * forecast, then by id, so that the order never depends on how the rows were read.
 */
export function compareQueued(
  a: QueuedDemand & { readonly order: number | null },
  b: QueuedDemand & { readonly order: number | null },
): number {
  const places = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER)
  if (places !== 0) return places
  const [first, second] = [a.deleveryForecast ?? '9999', b.deleveryForecast ?? '9999']
  if (first !== second) return first < second ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** The last day on which a due demand is locked, and the default preview of prioritising. */
export function priorityLockEnd(input: Omit<QueueInput, 'premium'>): CivilDate {
  const start = firstCountableDay(input.now, input.conventions)
  return addBusinessDays(start, PRIORITY_LOCK_BUSINESS_DAYS, input.conventions)
}

/** Whether a demand is due within two business days and so cannot be moved. Specification §4, §9. */
export function isPriorityLocked(demand: QueuedDemand, lockEnd: CivilDate): boolean {
  return demand.deleveryForecast !== null && demand.deleveryForecast <= lockEnd
}

/** What happens to a queue. */
export type QueueMove =
  /** A demand goes right behind the locked ones. */
  | { readonly kind: 'prioritise'; readonly id: string }
  /**
   * Demands change places among themselves: they take the places that they hold together, in this
   * order. Those that are not named stay where they are, and so do the locked ones.
   */
  | { readonly kind: 'move'; readonly order: readonly string[] }
  /** A demand joins the end. */
  | { readonly kind: 'add'; readonly demand: QueuedDemand }

/** A demand at its place after a move. */
export interface QueuePlace {
  readonly id: string
  /** In the whole queue, from 1. */
  readonly place: number
  /**
   * What the forecast is counted from, from 1: the place behind the locked demands, or in the whole
   * queue for a demand that joins it; null when locked.
   */
  readonly order: number | null
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}

const later = (a: CivilDate, b: CivilDate) => (a > b ? a : b)
const earlier = (a: CivilDate, b: CivilDate) => (a < b ? a : b)

/** The days of the places behind the locked demands. Places are asked for in their order. */
function createPlaceDays({ now, premium, conventions }: QueueInput) {
  let date = firstCountableDay(now, conventions)
  let counted = 0
  return (order: number): CivilDate => {
    // Offsets never shrink along the queue, so each day is counted on from the one before.
    const offset = forecastOffset(order, premium)
    date = addBusinessDays(date, offset - counted, conventions)
    counted = offset
    return date
  }
}

/** The queue in its new order, and which of its demands are free to move. */
function toOrder(queue: readonly QueuedDemand[], move: QueueMove, isFree: (id: string) => boolean) {
  switch (move.kind) {
    case 'add':
      return [...queue, move.demand]
    case 'prioritise': {
      const others = queue.filter(({ id }) => id !== move.id)
      return [
        ...others.filter(({ id }) => !isFree(id)),
        ...queue.filter(({ id }) => id === move.id),
        ...others.filter(({ id }) => isFree(id)),
      ]
    }
    case 'move': {
      const byId = new Map(queue.map((demand) => [demand.id, demand]))
      const wanted = [...new Set(move.order)].filter((id) => byId.has(id) && isFree(id))
      const moving = new Set(wanted)
      const next = wanted.values()
      return queue.map((demand) =>
        moving.has(demand.id) ? (byId.get(next.next().value ?? '') ?? demand) : demand,
      )
    }
  }
}

/**
 * What every date of a queue becomes when one of its demands is prioritised, moved or added. Locked
 * demands keep their day. The n-th place behind them is due on the day of `forecastOffset(n)`,
 * counted from now under the 18:00 rule, and never before those ahead of it: who is overtaken gets
 * the day of the new place, but never an earlier one than before; who moves up gets it, but never a
 * later one than before; everybody else keeps theirs. A prioritised demand is due two business days from
 * now, or as before when that was earlier. One that joins counts its place in the whole queue, and
 * is never due before its own forecast. What had no forecast gets none. Specification §4, §9.
 * @param queue the customer's IN_PROGRESS demands in their order
 */
export function simulateQueue(
  queue: readonly QueuedDemand[],
  move: QueueMove,
  input: QueueInput,
): QueuePlace[] {
  const lockEnd = priorityLockEnd(input)
  const free = queue.filter((demand) => !isPriorityLocked(demand, lockEnd))
  const orderBefore = new Map(free.map(({ id }, index) => [id, index + 1]))
  const dayOf = createPlaceDays(input)
  let latest = ''

  const toDay = ({ id, deleveryForecast: from }: QueuedDemand, order: number) => {
    if (move.kind === 'prioritise' && id === move.id) return earlier(from ?? lockEnd, lockEnd)
    const before = orderBefore.get(id) ?? order
    if (from === null || before === order) return from
    const day = later(dayOf(order), latest)
    return before < order ? later(from, day) : earlier(from, day)
  }

  let taken = 0
  return toOrder(queue, move, (id) => orderBefore.has(id)).map((demand, index): QueuePlace => {
    const { id, deleveryForecast: from } = demand
    const place = index + 1
    if (move.kind === 'add' && id === move.demand.id) {
      return { id, place, order: place, from, to: later(from ?? '', dayOf(place)) }
    }
    if (!orderBefore.has(id)) return { id, place, order: null, from, to: from }
    taken += 1
    const to = toDay(demand, taken)
    if (to !== null && to > latest) latest = firstBusinessDay(to, input.conventions)
    return { id, place, order: taken, from, to }
  })
}

/** A demand whose forecast moves; `from` is null when it had none. */
export interface ForecastChange {
  readonly demandId: string
  readonly from: CivilDate | null
  readonly to: CivilDate
}

/** Of a simulated queue, the forecasts that move. */
export function toForecastChanges(places: readonly QueuePlace[]): ForecastChange[] {
  return places.flatMap(({ id, from, to }) =>
    to === null || to === from ? [] : [{ demandId: id, from, to }],
  )
}
