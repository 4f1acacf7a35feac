import type { JobRequested } from '../../outbox/outbox-message.ts'

/** The firm's chat channel hears of the documents of a message. */
export const chatNotice = (itemId: string): JobRequested => ({
  kind: 'job',
  job: { kind: 'chatNotice', itemId },
})
