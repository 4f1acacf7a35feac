import type { Transaction } from '../../db/transaction.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'

/** Open pages of a customer's users read its people again. Nobody watches those of the firm. */
export function announceUsers(
  transaction: Transaction,
  customerId: string | null,
  now: Date,
): void {
  if (customerId === null) return
  transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
}

/** Open pages read again what has gone from one person to another. */
export function announceHandOver(
  transaction: Transaction,
  customerId: string | null,
  now: Date,
): void {
  const touched = { kind: 'reachChanged', customerId, userIds: null } as const
  transaction.defer(leaveMessage(customerId, touched, now))
}
