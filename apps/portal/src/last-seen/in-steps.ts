/** A hand feels what holds the page up for longer, milliseconds; on a slow machine it is several times as long. */
const STEP_MS = 8

/** What is done in steps, after each of which it can be left. */
export type Steps<Result> = Generator<void, Result>

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Does a few steps at a time, and lets the page do what it has to do in between.
 * @param isWanted asked each time it goes on
 * @returns null when it was given up
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
