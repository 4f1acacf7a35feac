import { message } from '@tramite/core/messages'
import type { Transaction } from '../../db/transaction.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import { selectAdminsOf } from '../users/users.store.ts'
import type { ReceiptRow } from './receipts.store.ts'

/**
 * Tells the admins of a customer, and who sent it, that the firm accepted the receipt which had waited for it, or refused one and why:
 * the refusal by e-mail as well, since the portal is closed to them until it is settled.
 */
export async function tellOfReview(
  transaction: Transaction,
  receipt: ReceiptRow,
  now: Date,
): Promise<void> {
  const { customerId, status, fileName, userName: sender } = receipt
  const reason = receipt.note ?? ''
  const isRefused = status === 'refused'
  const admins = await transaction.run(selectAdminsOf(customerId))
  const userIds = [...new Set([...admins.map(({ id }) => id), receipt.userId])]
  const notification = {
    type: 'FINANCE',
    title: message(isRefused ? 'payments.refused.title' : 'payments.accepted.title'),
    description: isRefused
      ? message('payments.refused.reason', { reason })
      : message('payments.accepted.released'),
    link: '/',
  }
  const values = { fileName, sender, reason }
  const mails = userIds.map((userId): OutboxMessage => {
    const job = { kind: 'accountNotice', notice: 'receiptRefused', userId, values } as const
    return { kind: 'job', job }
  })
  const told: OutboxMessage = { kind: 'peopleNotified', userIds, notification }
  transaction.defer(leaveMessages(customerId, isRefused ? [told, ...mails] : [told], now))
}
