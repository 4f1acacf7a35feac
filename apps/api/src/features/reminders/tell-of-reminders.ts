import type { Teller } from '../../outbox/carry-out-messages.ts'

/** Everybody of a customer, and the firm, hear that its reminders changed. */
export const tellOfReminders: Teller = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'remindersChanged') return []
    const { customerId } = message
    return [{ event: { type: 'reminder' }, audience: { customerId, staff: true, userIds: null } }]
  })
