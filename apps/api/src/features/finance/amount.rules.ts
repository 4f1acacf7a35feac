import { type Decision, refused } from '@tramite/core/decision'
import { toCents, toReais } from '@tramite/core/finance'

/** Maximum amount of one billing, in reais. */
export const BILLING_VALUE_MAX = 99_999_999.99

/** Whether an amount can be charged: positive, without fractions of a centavo. */
export function evaluateAmount(
  reais: number,
): Decision<'outOfRange' | 'tooPrecise', { readonly cents: number }> {
  if (!(reais > 0 && reais <= BILLING_VALUE_MAX)) return refused('outOfRange')
  const cents = toCents(reais)
  // Either both are the number nearest to the same decimal, or the amount has more decimals.
  return toReais(cents) === reais ? { allowed: true, cents } : refused('tooPrecise')
}
