import { type Decision, refused } from '@tramite/core/decision'
import { type BillingStatus, toBillingState } from '@tramite/core/finance'

/**
 * Whether the status reported by the payment provider changes a billing. Reports arrive late and out of
 * order: they never make a paid billing unpaid, and never change a refunded one, which only staff can do.
 * @param reported the reported status; null if the provider's answer is not understood
 */
export function evaluatePaymentUpdate(
  current: BillingStatus,
  reported: BillingStatus | null,
): Decision<'unknown' | 'unchanged' | 'settled', { readonly status: BillingStatus }> {
  if (reported === null) return refused('unknown')
  if (reported === current) return refused('unchanged')
  if (current === 'REFUNDED') return refused('settled')
  const isStep = toBillingState(reported) === 'paid' || reported === 'REFUNDED'
  if (toBillingState(current) === 'paid' && !isStep) return refused('settled')
  return { allowed: true, status: reported }
}
