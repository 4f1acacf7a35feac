/**
 * How much of a whole a part is, in whole percent: part over whole times 100, rounded, but never
 * 100 before the part is the whole (199 of 200 is 99); 0 of nothing.
 * @param part from 0 to `whole`, in the same unit; what lies outside counts as the nearest
 */
export function toPercentage(part: number, whole: number): number {
  if (!(whole > 0)) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.round((Math.max(0, part) * 100) / whole))
}
