import type { Transaction } from '../db/transaction.ts'
import { leaveMessage } from './outbox.store.ts'
import type { ToolChanged } from './outbox-message.ts'

/** Tells open pages of a customer's users that its data in a tool changed. */
export function announceTool(
  transaction: Transaction,
  tool: ToolChanged['tool'],
  { customerId }: Pick<ToolChanged, 'customerId'>,
  now: Date,
): void {
  transaction.defer(leaveMessage(customerId, { kind: 'toolChanged', tool, customerId }, now))
}
