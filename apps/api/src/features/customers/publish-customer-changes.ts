import type { MessageHandler } from '../../outbox/carry-out-messages.ts'

/** The events of a changed customer, for all its users and the firm. */
export const publishCustomerChanges: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'customerChanged') return []
    const { customerId } = message
    return [{ event: { type: 'customer' }, audience: { customerId, staff: true, userIds: null } }]
  })
