/**
 * Starts a stopwatch.
 * @param start readings of both clocks at the start, in milliseconds: now, or an earlier moment
 * @returns the milliseconds since then, by the wall clock, which counts a machine's sleep, unless
 * somebody has set it back
 */
export function startStopwatch({
  wall = Date.now(),
  steady = performance.now(),
} = {}): () => number {
  return () => Math.round(Math.max(Date.now() - wall, performance.now() - steady))
}
