import { type CivilDate, civilDateOf } from '../calendar/index.ts'
import type { Decision } from '../decision.ts'
import {
  evaluatePriorityOffer,
  type Prioritizable,
  type PriorityRefusal,
} from './demand-actions.rules.ts'
import { type ForecastChange, simulateQueue, toForecastChanges } from './queue.rules.ts'
import type { QueuedDemand, QueueInput, QueuePlace } from './queue.types.ts'
import { priorityLockEnd } from './queue-lock.rules.ts'

/** The effect of prioritising a demand on the queue. */
export interface Prioritisation {
  /** The new forecast of the demand. */
  readonly deleveryForecast: CivilDate
  /** The other demands whose forecast moves. */
  readonly changes: readonly ForecastChange[]
  /** Ids of the whole queue in its new order. */
  readonly order: readonly string[]
  /** The whole queue with its dates. */
  readonly places: readonly QueuePlace[]
}

/**
 * Whether a demand can be prioritised; allowed with the resulting queue, see {@link simulateQueue}: the
 * demand moves right behind the locked ones and is due two business days from now, or as before if that
 * was earlier; those that it overtakes are delayed. A locked one moves nothing.
 * @param queue the customer's demands in order, in progress (including this one) or waiting
 */
export function evaluatePriority(
  demand: Prioritizable & QueuedDemand,
  queue: readonly QueuedDemand[],
  input: QueueInput,
): Decision<PriorityRefusal, Prioritisation> {
  const offer = evaluatePriorityOffer(demand, civilDateOf(input.now, input.conventions.timeZone))
  if (!offer.allowed) return offer

  const isQueued = queue.some(({ id }) => id === demand.id)
  const whole = isQueued ? queue : [...queue, demand]
  const places = simulateQueue(whole, { kind: 'prioritise', id: demand.id }, input)
  const own = places.find(({ id }) => id === demand.id)
  return {
    allowed: true,
    deleveryForecast: own?.to ?? priorityLockEnd(input),
    changes: toForecastChanges(places).filter(({ demandId }) => demandId !== demand.id),
    order: places.map(({ id }) => id),
    places,
  }
}
