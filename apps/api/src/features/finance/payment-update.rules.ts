import { type Decision, refused } from '@tramite/core/decision'
import { type BillingStatus, toBillingState } from '@tramite/core/finance'

/**
 * Whether what the payment provider says of a billing changes it. News come late and out of order:
 * what is paid never turns unpaid by them, and what was paid back stays so; only staff undo that.
 * @param told null when the provider says nothing that is understood
 */
export function evaluatePaymentUpdate(
  current: BillingStatus,
  told: BillingStatus | null,
): Decision<'unknown' | 'unchanged' | 'settled', { readonly status: BillingStatus }> {
  if (told === null) return refused('unknown')
  if (told === current) return refused('unchanged')
  if (current === 'REFUNDED') return refused('settled')
  const isStep = toBillingState(told) === 'paid' || told === 'REFUNDED'
  if (toBillingState(current) === 'paid' && !isStep) return refused('settled')
  return { allowed: true, status: told }
}
