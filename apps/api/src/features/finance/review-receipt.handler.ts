import { DELINQUENT_TAG } from '@tramite/core/access'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { putCustomerTag } from '../customers/customer-tags.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { toTagAfterReview } from './receipt-review.rules.ts'
import {
  changeReceipt,
  haveReceiptsWait,
  holdReceiptsWith,
  lockReceipt,
  type ReceiptRow,
  removeDelinquencyOf,
  toReceipt,
} from './receipts.store.ts'
import { tellOfReview } from './tell-of-review.ts'

type ReviewCall = Call<'reviewReceipt'>

/** @throws Problem 400 for a refusal without a reason for the customer */
function requireReason({ body: { status, note } }: ReviewCall): void {
  if (status === 'accepted' || note?.trim()) return
  const text = message('payments.reviewReason')
  throw new Problem(400, 'VALIDATION', { message: text, errors: { note: text } })
}

async function applyReview(
  transaction: Transaction,
  before: ReceiptRow,
  after: ReceiptRow,
  { body: { status }, services: { clock }, now }: ReviewCall,
): Promise<void> {
  const { customerId } = before
  const tag = toTagAfterReview(before, status)
  // Open pages show the decision on a proof, even if it changes nothing else.
  transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
  if (tag === 'leave') return
  if (tag === 'put') {
    const [id, createdAt] = [createId(clock), now.toISOString()]
    transaction.defer(putCustomerTag({ id, customerId, name: DELINQUENT_TAG, createdAt }))
    transaction.defer(haveReceiptsWait(customerId))
  } else {
    transaction.defer(removeDelinquencyOf(customerId))
  }
  await tellOfReview(transaction, after, now)
}

/**
 * Accepts or refuses a proof of payment. A refusal restores the tag 'Inadimplente', and the customer's
 * next proof waits for the firm; an acceptance removes the tag that had waited for it.
 */
export const reviewReceipt: Handler<'reviewReceipt'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const { id } = params
  requireReason(call)
  const opening = [holdReceiptsWith(id), lockReceipt(id)] as const
  const row = await unit.write(opening, async (transaction, [, [before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, body)
    const note = body.note === undefined ? {} : { note: body.note?.trim() || null }
    const changes = { status: body.status, ...note }
    const [after = before] = await transaction.run(changeReceipt(id, changes, now))
    await applyReview(transaction, before, after, call)
    return after
  })
  setVersion(row.version)
  return toReceipt(row)
}
