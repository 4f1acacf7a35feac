/**
 * Begins to count.
 * @param start milliseconds of both clocks at the beginning: now, unless it lies back
 * @returns the milliseconds since then: by the clock that counts a machine's sleep, unless somebody set it back
 */
export function startStopwatch({
  wall = Date.now(),
  steady = performance.now(),
} = {}): () => number {
  return () => Math.round(Math.max(Date.now() - wall, performance.now() - steady))
}
