import {
  type Billing,
  evaluateReceipt,
  evaluateReceiptFile,
  findInvoiceToPay,
  isUnpaid,
  type ReceiptInput,
} from '@tramite/core/finance'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { keepUploads, takeUploads } from '../files/attach.ts'
import { selectNamedBilling, selectOpenBillings, splitOpenBillings } from './billings.store.ts'
import {
  insertReceipt,
  lockDelinquency,
  lockOwnReceipts,
  removeDelinquency,
  selectReviews,
  toReceipt,
} from './receipts.store.ts'

interface Debt {
  readonly tags: ReceiptInput['tags']
  /** The invoice that was paid. */
  readonly invoice: Pick<Billing, 'id' | 'status'> | undefined
  readonly receipts: ReceiptInput['receipts']
}

/** Refuses a proof for another customer, or without a debt. */
function requireDebt(
  { params, body, services }: Call<'reportOverduePayment'>,
  principal: Principal,
  { tags, invoice, receipts }: Debt,
): { readonly customerId: string; readonly releases: boolean } {
  const isOurs = params.paymentProvider === services.firm.paymentProvider
  const { customerId } = principal
  if (!isOurs || principal.staff || customerId !== body.customerId) throw notFound()
  const decision = evaluateReceipt({
    user: principal,
    tags,
    hasOpenInvoice: invoice !== undefined && isUnpaid(invoice),
    receipts,
  })
  if (decision.allowed) return { customerId, releases: decision.releases }
  if (decision.reason === 'notAdmin') throw new Problem(403, 'ADMIN_ONLY')
  const isNamed = body.billingId !== undefined
  throw new Problem(409, isNamed ? 'INVOICE_NOT_OPEN' : 'PAYMENT_NOT_PENDING')
}

/** Checked by the bytes of the file: otherwise any file would do for a proof that nobody has checked yet. */
function requireReceiptFile({ contentType }: StoredAttachment): void {
  if (evaluateReceiptFile(contentType).allowed) return
  const text = message('RECEIPT_TYPE_INVALID')
  throw new Problem(400, 'RECEIPT_TYPE_INVALID', { errors: { data: text } })
}

const toFileColumns = ({ key, name, contentType, size }: StoredAttachment) => ({
  fileKey: key,
  fileName: name,
  contentType,
  size,
})

/**
 * Stores the proof of an overdue payment and removes the tag 'Inadimplente' from the customer, both or
 * neither; afterwards it is reported to the payment provider. If the firm has refused a receipt, the tag
 * stays until the firm accepts another one.
 */
export const reportOverduePayment: Handler<'reportOverduePayment'> = async (call) => {
  const { body, unit, services, now } = call
  const uploads = await keepUploads(call, [body.data])
  const opening = [
    lockOwnReceipts(),
    lockDelinquency(),
    selectOpenBillings(),
    selectReviews(),
    selectNamedBilling(body.billingId),
  ] as const
  return unit.write(opening, async (transaction, read, principal) => {
    const [, tags, rows, receipts, [named]] = read
    if (body.billingId !== undefined && !named) throw notFound()
    const { timeZone } = services.conventions
    const { open, receipts: proofs } = splitOpenBillings(rows)
    const invoice = named ?? findInvoiceToPay(open, proofs, timeZone)
    const debt = { tags, invoice, receipts }
    const { customerId, releases } = requireDebt(call, principal, debt)
    const target = { customerId, demandId: null, internal: false, isReceipt: true }
    const { attachments, bind } = await takeUploads(transaction, uploads, target, services.clock)
    const [file] = attachments
    if (!file) throw new Problem(400, 'FILE_NOT_UPLOADED')
    requireReceiptFile(file)

    const { userId, userName } = principal
    const at = now.toISOString()
    const [row] = await transaction.run(
      insertReceipt({
        ...toFileColumns(file),
        id: createId(services.clock),
        customerId,
        userId,
        userName,
        billingId: invoice?.id ?? null,
        released: releases,
        createdAt: at,
        updatedAt: at,
      }),
    )
    if (!row) throw notFound()
    const job = { kind: 'receiptReport', receiptId: row.id } as const
    for (const command of [
      ...bind,
      ...(releases ? [removeDelinquency()] : []),
      leaveMessage(customerId, { kind: 'job', job }, now),
      leaveMessage(customerId, customerTouched(customerId), now),
    ]) {
      transaction.defer(command)
    }
    return toReceipt(row)
  })
}
