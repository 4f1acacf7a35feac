import type { OutboxMessage } from '../../outbox/outbox-message.ts'

/** Tells open pages of a customer's users that its data, contract, tags, businesses or billings changed. */
export const customerTouched = (customerId: string): OutboxMessage => ({
  kind: 'customerChanged',
  customerId,
})
