import type { CalendarConventions, CivilDate } from '../calendar/index.ts'
import type { ForecastCause } from './forecast-cause.rules.ts'

/** A demand of the customer's queue, in queue order. */
export interface QueuedDemand {
  readonly id: string
  readonly deleveryForecast: CivilDate | null
  /** Since when it has been waiting for the customer: it keeps its place, and its date is paused. */
  readonly waitingSince?: Date | null
  /** Whether the firm's staff set the date: it stays until they change it. */
  readonly isStaffDate?: boolean
  /**
   * Its number, which grows with each new demand, and whether it was prioritised: they decide where a
   * demand returns.
   */
  readonly number?: number
  readonly priority?: boolean
}

/** Input of the queue's dates. */
export interface QueueInput {
  readonly now: Date
  readonly premium: boolean
  readonly conventions: CalendarConventions
}

/** What happens to a queue. */
export type QueueMove =
  /** A demand moves right behind the locked ones, unless it is one of them. */
  | { readonly kind: 'prioritise'; readonly id: string }
  /**
   * Demands change places among themselves: they take the places that they hold together, in this order.
   * Demands that are not named stay where they are, and so do the locked ones.
   */
  | { readonly kind: 'move'; readonly order: readonly string[] }
  /** A demand joins the end. */
  | { readonly kind: 'add'; readonly demand: QueuedDemand }
  /**
   * A demand is resumed: the customer answered, or asked for more after the delivery. If its place was
   * given up, it returns ahead of those that were created after it and not prioritised since.
   */
  | {
      readonly kind: 'resume'
      readonly cause: 'answered' | 'reopened'
      readonly demand: QueuedDemand & { readonly waitingSince: Date }
    }

/** A demand at its place after a move. */
export interface QueuePlace {
  readonly id: string
  /** In the whole queue, from 1. */
  readonly place: number
  /**
   * The place that the forecast is counted from, from 1: behind the locked demands, or in the whole queue
   * for a demand that joins it; null when nothing is counted.
   */
  readonly order: number | null
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  /** What gave the demand another date; null when it keeps its own. */
  readonly cause: ForecastCause | null
}
