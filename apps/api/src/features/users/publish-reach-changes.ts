import type { MessageHandler } from '../../outbox/carry-out-messages.ts'
import type { AddressedEvent } from '../../ports/events.ts'

const changed = ['demand', 'notification', 'reminder'] as const

/** Tells those whose visibility changed, and the firm if that is everybody, that it did; not what. */
export const publishReachChanges: MessageHandler = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'reachChanged') return []
    const { customerId, userIds } = message
    const audience = { customerId, staff: userIds === null, userIds }
    return changed.map((type): AddressedEvent => ({ event: { type }, audience }))
  })
