import type { OutboxMessage } from '../../outbox/outbox-message.ts'

/** Makes open pages of a customer's users reload its data, contract, tags, businesses or billings. */
export const customerTouched = (customerId: string): OutboxMessage => ({
  kind: 'customerChanged',
  customerId,
})
