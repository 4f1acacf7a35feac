import type { Clock } from '../calendar/index.ts'

/** A clock that stands still until it is set or advanced. */
export interface FixedClock extends Clock {
  /** Moves the clock to an instant. */
  set(instant: string): void
  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void
}

/** Wednesday, 18/11/2026, 10:00 in São Paulo: a business day with business days around it. */
export const DEFAULT_NOW = '2026-11-18T13:00:00.000Z'

/**
 * A clock that is stopped at an instant. Days and deadlines go by it; the pauses and time limits of calls and of the stream
 * of events go by the timers of the machine.
 */
export function createFixedClock(instant: string = DEFAULT_NOW): FixedClock {
  let now = Date.parse(instant)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = Date.parse(next)
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
