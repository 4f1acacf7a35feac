import type { JobRequested } from '../../outbox/outbox-message.ts'

/** Tells the firm's chat channel of the documents of a message. */
export const chatNotice = (itemId: string): JobRequested => ({
  kind: 'job',
  job: { kind: 'chatNotice', itemId },
})
