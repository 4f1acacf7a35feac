import type { OutboxMessage } from '../../outbox/outbox-message.ts'

/** Open pages of a customer's users learn that its reminders changed. */
export const remindersTouched = (customerId: string): OutboxMessage => ({
  kind: 'remindersChanged',
  customerId,
})
