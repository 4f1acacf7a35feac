import type { MessageHandler } from '../../outbox/carry-out-messages.ts'

/** Tells everybody of a customer, and the firm, that the customer changed. */
export const tellOfCustomers: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'customerChanged') return []
    const { customerId } = message
    return [{ event: { type: 'customer' }, audience: { customerId, staff: true, userIds: null } }]
  })
