import {
  addBusinessDays,
  type CalendarConventions,
  type CivilDate,
  civilDateOf,
  firstCountableDay,
  forecastOffset,
} from '../calendar/index.ts'
import type { Decision } from '../decision.ts'
import {
  evaluatePriorityOffer,
  type Prioritizable,
  type PriorityRefusal,
} from './demand-actions.rules.ts'

/** Business days within which a demand is locked in its place. Specification §9. */
export const PRIORITY_LOCK_BUSINESS_DAYS = 2

/** A demand of the customer's queue, in its order. */
export interface QueuedDemand {
  readonly id: string
  readonly deleveryForecast: CivilDate | null
}

/** A demand whose forecast moves; `from` is null when it had none. */
export interface ForecastChange {
  readonly demandId: string
  readonly from: CivilDate | null
  readonly to: CivilDate
}

/** What prioritising a demand does to the queue. */
export interface Prioritisation {
  /** The new forecast of the demand. */
  readonly deleveryForecast: CivilDate
  /** The other demands whose forecast moves. */
  readonly changes: readonly ForecastChange[]
  /** Ids of the whole queue in its new order. */
  readonly order: readonly string[]
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

const later = (a: CivilDate, b: CivilDate) => (a > b ? a : b)
const earlier = (a: CivilDate, b: CivilDate) => (a < b ? a : b)

/**
 * Whether a demand can be prioritised; allowed with the queue that follows. The demand goes right
 * behind the locked ones and is due two business days from now, or as before when that was earlier.
 * Those that it overtakes get the forecast of their new place, counted from 1 behind the locked
 * ones, but never an earlier one than they had; the demands behind it keep theirs.
 * Specification §4, §9.
 * @param queue the customer's IN_PROGRESS demands in their order, the demand among them
 */
export function evaluatePriority(
  demand: Prioritizable & QueuedDemand,
  queue: readonly QueuedDemand[],
  input: QueueInput,
): Decision<PriorityRefusal, Prioritisation> {
  const { now, premium, conventions } = input
  const offer = evaluatePriorityOffer(demand, civilDateOf(now, conventions.timeZone))
  if (!offer.allowed) return offer

  const lockEnd = priorityLockEnd(input)
  const others = queue.filter(({ id }) => id !== demand.id)
  const locked = others.filter((other) => isPriorityLocked(other, lockEnd))
  const free = others.filter((other) => !isPriorityLocked(other, lockEnd))
  const place = queue.findIndex(({ id }) => id === demand.id)
  // A locked demand keeps its day, so nobody makes room for it.
  const overtaken = isPriorityLocked(demand, lockEnd)
    ? []
    : queue.slice(0, place < 0 ? undefined : place)
  const ahead = new Set(overtaken.map(({ id }) => id))

  const changes: ForecastChange[] = []
  let date = firstCountableDay(now, conventions)
  let counted = 0
  for (const [index, other] of free.entries()) {
    if (!ahead.has(other.id)) break
    // Offsets never shrink along the queue, so each date is counted on from the one before.
    const offset = forecastOffset(index + 2, premium)
    date = addBusinessDays(date, offset - counted, conventions)
    counted = offset
    const from = other.deleveryForecast
    if (from === null) continue
    const to = later(from, date)
    if (to !== from) changes.push({ demandId: other.id, from, to })
  }

  return {
    allowed: true,
    deleveryForecast: earlier(demand.deleveryForecast ?? lockEnd, lockEnd),
    changes,
    order: [...locked, demand, ...free].map(({ id }) => id),
  }
}
