/** Failures in a row after which a service counts as down. */
const FAILURES = 5
/** How long a service that is down is left alone, milliseconds. */
const PAUSE_MS = 2000

interface BreakerOptions {
  readonly pauseMs?: number
  /** Failures after which it counts as down at once, since nobody should wait for a second one. */
  readonly isDown?: (error: unknown) => boolean
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

export interface Breaker {
  /**
   * Does the work, or fails at once while the service counts as down: nobody waits, and holds a
   * connection of the database meanwhile, for what will not come.
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Keeps callers from a service that is down. After a pause it is tried again, until the next failure.
 * @param refuse makes the error of a call that was not tried
 */
export function createBreaker(
  refuse: () => Error,
  { pauseMs = PAUSE_MS, isDown = () => false, now = () => performance.now() }: BreakerOptions = {},
): Breaker {
  let failures = 0
  let closedUntil = 0
  return {
    async run(work) {
      if (failures >= FAILURES) {
        if (now() < closedUntil) throw refuse()
        failures = FAILURES - 1
      }
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        failures = isDown(error) ? FAILURES : failures + 1
        closedUntil = now() + pauseMs
        throw error
      }
    },
  }
}
