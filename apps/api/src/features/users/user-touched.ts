import type { Transaction } from '../../db/transaction.ts'
import { announceReach } from '../../outbox/announce-reach.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { selectCustomersServedBy } from './users.store.ts'

/** Makes open pages of a customer's users reload its people. No page watches those of the firm. */
export function announceUsers(
  transaction: Transaction,
  customerId: string | null,
  now: Date,
): void {
  if (customerId === null) return
  transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
}

/** Makes open pages reload what was transferred from one person to another. */
export function announceHandOver(
  transaction: Transaction,
  customerId: string | null,
  now: Date,
): void {
  const touched = { kind: 'reachChanged', customerId, userIds: null } as const
  transaction.defer(leaveMessage(customerId, touched, now))
}

/** The same for the customers whose demands are assigned to a person of the firm, and show their name. */
export async function announceServed(
  transaction: Transaction,
  { id, customerId }: { readonly id: string; readonly customerId: string | null },
  now: Date,
): Promise<void> {
  if (customerId !== null) return
  const served = await transaction.run(selectCustomersServedBy(id))
  announceReach(transaction, served, now)
}
