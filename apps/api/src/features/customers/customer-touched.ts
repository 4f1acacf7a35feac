import type { OutboxMessage } from '../../outbox/outbox-message.ts'

/** Open pages of a customer's users learn that its data, contract, tags or businesses changed. */
export const customerTouched = (customerId: string): OutboxMessage => ({
  kind: 'customerChanged',
  customerId,
})
