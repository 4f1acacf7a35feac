import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { MessageHandler } from '../../outbox/carry-out-messages.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'

/** Makes the other open pages of a user follow what the user has read or chosen in one of them. */
export function announceNotifications(
  transaction: Transaction,
  principal: Principal,
  now: Date,
): void {
  const { userId } = principal
  const customerId = principal.staff ? null : principal.customerId
  const message = { kind: 'notificationsChanged', customerId, userId } as const
  transaction.defer(leaveMessage(customerId, message, now))
}

/** The events of what users have read or chosen, each for that user alone. */
export const publishNotificationChanges: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'notificationsChanged') return []
    const { customerId, userId } = message
    const audience = { customerId, staff: false, userIds: [userId] }
    return [{ event: { type: 'notification' }, audience }]
  })
