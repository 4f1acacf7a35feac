import type { MessageHandler } from '../../outbox/carry-out-messages.ts'

/** Everybody of a customer, and the firm, hear that what it has in a tool changed. */
export const tellOfTools: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'toolChanged') return []
    const { tool, customerId } = message
    return [{ event: { type: tool }, audience: { customerId, staff: true, userIds: null } }]
  })
