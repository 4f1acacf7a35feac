/**
 * Milliseconds after which blocking the page becomes noticeable; on a slow machine a step takes several
 * times as long.
 */
const STEP_MS = 8

/** Work done in steps, after each of which it can be interrupted. */
export type Steps<Result> = Generator<void, Result>

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Runs a few steps at a time, and lets the page do its own work in between.
 * @param isWanted asked each time before it continues
 * @returns null if it was given up
 */
export async function inTurns<Result>(
  steps: Steps<Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  let since = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < STEP_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return null
    since = performance.now()
  }
}
