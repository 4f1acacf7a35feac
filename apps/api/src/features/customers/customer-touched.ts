import type { OutboxMessage } from '../../outbox/outbox-message.ts'

/** Open pages of a customer's users learn that its data, contract, tags, businesses or billings changed. */
export const customerTouched = (customerId: string): OutboxMessage => ({
  kind: 'customerChanged',
  customerId,
})
