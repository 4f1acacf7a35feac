import { toNameWithSide } from '@tramite/core/demands'
import { explainDueDate, toInvoiceNameAlone } from '@tramite/core/finance'
import { message } from '@tramite/core/messages'
import type { Transaction } from '../../db/transaction.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import { selectAdminsOf } from '../users/users.store.ts'
import type { RefusalNews } from './receipt-review.rules.ts'
import type { ReceiptRow } from './receipts.store.ts'

/** A refusal; an acceptance that took the tag off, or one that only takes a refusal back. */
export type ReviewOutcome = 'refused' | 'released' | 'corrected'

/** The firm's decision on a receipt. */
interface Reviewed {
  readonly receipt: ReceiptRow
  /** The invoice that the receipt names. */
  readonly invoice:
    | {
        readonly description: string
        readonly dueDate: string
        readonly isSpecificDemand: boolean
      }
    | undefined
  readonly outcome: ReviewOutcome
  /** What a refusal tells. */
  readonly refusal: RefusalNews
}

const refusalTexts = {
  '': 'payments.refused.told',
  Of: 'payments.refused.toldOf',
  Waits: 'payments.refused.toldWaits',
  Accepted: 'payments.refused.toldAccepted',
} as const satisfies Record<RefusalNews, string>

/** The name of an invoice: nothing else of it stands in the notice. */
const toName = (invoice: NonNullable<Reviewed['invoice']>): string =>
  toInvoiceNameAlone({ billing: invoice, due: explainDueDate(invoice, invoice) })

/**
 * Notifies the admins of a customer, and the sender, that the firm has refused a receipt, with the reason, or
 * has accepted one that it had refused before or that had waited for it. A refusal is also sent by e-mail,
 * since it may have closed the portal to them. The link leads to the page of the receipts, which only super
 * admins may open; for others to the home page, which shows how to pay.
 */
export async function notifyOfReview(
  transaction: Transaction,
  { receipt, invoice, outcome, refusal }: Reviewed,
  now: Date,
): Promise<void> {
  const { customerId, fileName } = receipt
  const named = invoice && { invoice: toName(invoice) }
  const sender = toNameWithSide(receipt.userName, 'CUSTOMER')
  const reason = receipt.note ?? ''
  const isRefused = outcome === 'refused'
  const admins = await transaction.run(selectAdminsOf(customerId))
  const userIds = [...new Set([...admins.map(({ id }) => id), receipt.userId])]
  const superAdminIds = admins.flatMap((admin) => (admin.customerSuperAdmin ? [admin.id] : []))
  const otherIds = userIds.filter((id) => !superAdminIds.includes(id))
  const notification = {
    type: 'FINANCE' as const,
    title: message(isRefused ? 'payments.refused.title' : 'payments.accepted.title'),
    description:
      outcome === 'refused'
        ? message(refusalTexts[refusal], { reason, ...named })
        : named
          ? message(`payments.accepted.${outcome}Of`, named)
          : message(`payments.accepted.${outcome}`),
  }
  const values = { fileName, sender, reason, ...named }
  const mails = userIds.map((userId): OutboxMessage => {
    const notice = `receiptRefused${refusal}` as const
    const job = { kind: 'accountNotice', notice, userId, values } as const
    return { kind: 'job', job }
  })
  const notices = [
    { userIds: superAdminIds, link: '/financial' },
    { userIds: otherIds, link: '/' },
  ]
    .filter(({ userIds }) => userIds.length > 0)
    .map(({ userIds, link }): OutboxMessage => {
      return { kind: 'peopleNotified', userIds, notification: { ...notification, link } }
    })
  const [first, ...others] = isRefused ? [...notices, ...mails] : notices
  if (first) transaction.defer(leaveMessages(customerId, [first, ...others], now))
}
