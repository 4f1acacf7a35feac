import { DELINQUENT_TAG } from '@tramite/core/access'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { putCustomerTag } from '../customers/customer-tags.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { notifyOfReview, type ReviewOutcome } from './notify-of-review.ts'
import { toRefusalNews, toTagAfterReview } from './receipt-review.rules.ts'
import {
  changeReceipt,
  haveReceiptsWait,
  lockDelinquencyWith,
  lockReceipt,
  lockReceiptsWith,
  type ReceiptRow,
  removeDelinquencyOf,
  selectInvoiceWith,
  selectLastReturnWith,
  selectOthersWith,
  toReceipt,
} from './receipts.store.ts'

type ReviewCall = Call<'reviewReceipt'>

/** @throws Problem 400 for a refusal without a reason for the customer */
function requireReason({ body: { status, note } }: ReviewCall): void {
  if (status === 'accepted' || note?.trim()) return
  const text = message('payments.reviewReason')
  throw new Problem(400, 'VALIDATION', { message: text, errors: { note: text } })
}

/** Whether the tag 'Inadimplente' was removed for a proof, now that the firm has decided on it. */
function settleTag(
  { transaction, services: { clock }, now }: Work,
  { customerId, released }: ReceiptRow,
  tag: ReturnType<typeof toTagAfterReview>,
): boolean {
  if (tag === 'put') {
    const [id, createdAt] = [createId(clock), now.toISOString()]
    transaction.defer(putCustomerTag({ id, customerId, name: DELINQUENT_TAG, createdAt }))
    transaction.defer(haveReceiptsWait(customerId))
  }
  if (tag === 'take') transaction.defer(removeDelinquencyOf(customerId))
  return released || tag === 'take'
}

/** The news of a decision for the customer; null if it changes nothing that they know. */
function toOutcome(
  before: ReceiptRow['status'],
  status: 'accepted' | 'refused',
  isReleased: boolean,
): ReviewOutcome | null {
  if (status === before) return null
  if (status === 'refused') return 'refused'
  if (isReleased) return 'released'
  return before === 'refused' ? 'corrected' : null
}

/**
 * Accepts or refuses a proof of payment. A refusal restores the tag 'Inadimplente' that the proof had
 * removed, and the customer's next proof waits for the firm; an acceptance removes the tag that had waited
 * for it.
 */
export const reviewReceipt: Handler<'reviewReceipt'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const { id } = params
  requireReason(call)
  const { status } = body
  const opening = [
    lockReceiptsWith(id),
    lockReceipt(id),
    selectLastReturnWith(id),
    lockDelinquencyWith(id),
    selectInvoiceWith(id),
    selectOthersWith(id),
  ] as const
  const row = await unit.write(opening, async (transaction, read, principal) => {
    const [, [before], [lastReturn], [delinquency], [invoice], others] = read
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, body)
    const tagReturnedAt = lastReturn?.at ?? null
    const tagSetAt = delinquency?.createdAt ?? null
    const tag = toTagAfterReview({ ...before, tagReturnedAt, tagSetAt, others }, status)
    const released = settleTag({ transaction, principal, services, now }, before, tag)
    // The reason of a refusal goes with it.
    const isKept = body.note === undefined && status === before.status
    const note = isKept ? {} : { note: body.note?.trim() || null }
    // Another note alone is no new decision.
    const updatedAt = status === before.status ? before.updatedAt : now.toISOString()
    const [after = before] = await transaction.run(
      changeReceipt(id, { status, released, ...note, updatedAt }),
    )
    // Open pages show the decision on a proof, even if it changes nothing else.
    const { customerId } = before
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const outcome = toOutcome(before.status, status, tag === 'take')
    const refusal = toRefusalNews({ hasInvoice: invoice !== undefined, others }, tag)
    if (outcome)
      await notifyOfReview(transaction, { receipt: after, invoice, outcome, refusal }, now)
    return after
  })
  setVersion(row.version)
  return toReceipt(row)
}
