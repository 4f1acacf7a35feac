/** Consecutive failures after which a service counts as down. */
const FAILURES = 5
/** How long a service that is down is not tried, milliseconds. */
const PAUSE_MS = 2000

interface BreakerOptions {
  readonly pauseMs?: number
  /** Failures after which it counts as down at once, since nobody should wait for a second one. */
  readonly isDown?: (error: unknown) => boolean
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

export interface Breaker {
  /**
   * Does the work, or fails at once while the service counts as down: so nobody waits in vain, holding a
   * database connection meanwhile.
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A circuit breaker: keeps calls from a service that is down. After a pause it is tried again, until the
 * next failure.
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
