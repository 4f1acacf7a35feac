import type { MessageHandler } from '../../outbox/carry-out-messages.ts'

/**
 * The events of changed data in a tool, for all users of the customer, and for the firm unless it is notified
 * by a message of its own.
 */
export const publishToolChanges: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'toolChanged') return []
    const { tool, customerId, isFirmTold = false } = message
    const audience = { customerId, staff: !isFirmTold, userIds: null }
    return [{ event: { type: tool }, audience }]
  })
