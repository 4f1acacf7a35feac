import type { Transaction } from '../db/transaction.ts'
import { leaveMessages } from './outbox.store.ts'

/**
 * Makes open pages of some customers' users, and of the firm, reload what may have changed in many
 * demands at once.
 */
export function announceReach(
  transaction: Transaction,
  customerIds: Iterable<string>,
  now: Date,
): void {
  const [first, ...others] = [...new Set(customerIds)].map(
    (customerId) => ({ kind: 'reachChanged', customerId, userIds: null }) as const,
  )
  if (first) transaction.defer(leaveMessages(null, [first, ...others], now))
}
