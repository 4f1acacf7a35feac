import type { Teller } from '../../outbox/carry-out-messages.ts'
import type { AddressedEvent } from '../../ports/events.ts'

const changed = ['demand', 'reminder'] as const

/** Everybody of a customer, and the firm, hear that others are responsible; not for what. */
export const tellOfHandOvers: Teller = async (_transaction, messages) =>
  messages.flatMap((message) => {
    if (message.kind !== 'workHandedOver') return []
    const audience = { customerId: message.customerId, staff: true, userIds: null }
    return changed.map((type): AddressedEvent => ({ event: { type }, audience }))
  })
