/** The longest that a timer counts, 24 days: beyond it some end at once, and others throw. */
const LONGEST = 2 ** 31 - 1

/**
 * A signal that fires after so many milliseconds: never when there are more than a timer counts, such as
 * `Infinity`, and at once when none are left.
 */
export function createTimeLimit(milliseconds: number): AbortSignal {
  if (milliseconds > LONGEST) return new AbortController().signal
  return AbortSignal.timeout(Math.ceil(Math.max(0, milliseconds)))
}

/** Whether a signal fired because a time was up, and not because the caller gave up. */
export const isTimeUp = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
