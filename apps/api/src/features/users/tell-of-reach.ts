import type { MessageHandler } from '../../outbox/carry-out-messages.ts'
import type { AddressedEvent } from '../../ports/events.ts'

const changed = ['demand', 'notification', 'reminder'] as const

/** Those who see more or less from now on, and the firm where that is everybody, hear that they do; not of what. */
export const tellOfReach: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'reachChanged') return []
    const { customerId, userIds } = message
    const audience = { customerId, staff: userIds === null, userIds }
    return changed.map((type): AddressedEvent => ({ event: { type }, audience }))
  })
