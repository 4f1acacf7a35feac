import type { MessageHandler } from '../../outbox/carry-out-messages.ts'

/** Tells everybody of a customer, and the firm, that its data in a tool changed. */
export const tellOfTools: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'toolChanged') return []
    const { tool, customerId, isFirmTold = false } = message
    const audience = { customerId, staff: !isFirmTold, userIds: null }
    return [{ event: { type: tool }, audience }]
  })
