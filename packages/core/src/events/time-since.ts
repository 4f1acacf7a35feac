/**
 * Begins to count.
 * @returns the milliseconds since then: by the clock that counts a machine's sleep, unless somebody set it back
 */
export function timeSinceNow(): () => number {
  const wall = Date.now()
  const steady = performance.now()
  return () => Math.round(Math.max(Date.now() - wall, performance.now() - steady))
}
