import type { CalendarConventions, CivilDate } from '../calendar/index.ts'
import type { ForecastCause } from './forecast-cause.rules.ts'

/** A demand of the customer's queue, in its order. */
export interface QueuedDemand {
  readonly id: string
  readonly deleveryForecast: CivilDate | null
  /** Since when it waits for the customer: it keeps its place, and its day stands still. */
  readonly waitingSince?: Date | null
  /** Whether somebody of the firm gave the date: it stays until they change it. */
  readonly isStaffDate?: boolean
  /** The order in which demands were raised, and whether it was prioritised: for one that returns. */
  readonly number?: number
  readonly priority?: boolean
}

/** What the queue's dates are computed from. */
export interface QueueInput {
  readonly now: Date
  readonly premium: boolean
  readonly conventions: CalendarConventions
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
  /**
   * A demand runs again: the customer answered, or asked for more after the delivery. Whose place is
   * no longer held goes before those that were raised after it and not prioritised since.
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
   * What the forecast is counted from, from 1: the place behind the locked demands, or in the whole
   * queue for a demand that joins it; null when nothing is counted.
   */
  readonly order: number | null
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  /** What gave the demand another date; null when it keeps its own. */
  readonly cause: ForecastCause | null
}
