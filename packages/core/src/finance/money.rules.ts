import { type Decision, refused } from '../decision.ts'

/** Most reais of one billing. */
export const BILLING_VALUE_MAX = 99_999_999.99

/**
 * An amount of the wire in centavos. Sums and comparisons are made in these: binary fractions of
 * reais do not add up.
 * @param reais with at most two decimals
 */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

/** Centavos as the wire writes them: the nearest number to reais with two decimals. */
export function toReais(cents: number): number {
  return cents / 100
}

/** The exact sum of amounts of the wire, in reais. */
export function sumReais(values: readonly number[]): number {
  return toReais(values.reduce((sum, value) => sum + toCents(value), 0))
}

/** Whether an amount can be charged: more than nothing, no fraction of a centavo. */
export function evaluateAmount(
  reais: number,
): Decision<'outOfRange' | 'tooPrecise', { readonly cents: number }> {
  if (!(reais > 0 && reais <= BILLING_VALUE_MAX)) return refused('outOfRange')
  const cents = toCents(reais)
  // Both are the number nearest to the same decimal, or the amount has more decimals.
  return toReais(cents) === reais ? { allowed: true, cents } : refused('tooPrecise')
}
