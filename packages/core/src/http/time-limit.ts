/**
 * The maximum delay of a timer, about 24 days: longer ones fire at once or throw, depending on the
 * platform.
 */
const LONGEST = 2 ** 31 - 1

/**
 * A signal that fires after the given milliseconds: never if a timer cannot count that far, such as for
 * `Infinity`, and at once if none are left.
 */
export function createTimeLimit(milliseconds: number): AbortSignal {
  if (milliseconds > LONGEST) return new AbortController().signal
  return AbortSignal.timeout(Math.ceil(Math.max(0, milliseconds)))
}

/** Whether a signal fired because a time was up, and not because the caller gave up. */
export const isTimeUp = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
