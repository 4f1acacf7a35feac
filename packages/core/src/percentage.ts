/**
 * The percentage of a part in a whole: part over whole times 100, rounded, but never 100 before the part
 * is the whole (199 of 200 is 99); 0 if the whole is 0.
 * @param part from 0 to `whole`, in the same unit; a value outside is clamped
 */
export function toPercentage(part: number, whole: number): number {
  if (!(whole > 0)) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.round((Math.max(0, part) * 100) / whole))
}
