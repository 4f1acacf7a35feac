import { isCustomerAdmin } from '@tramite/core/users'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { countOwnBytes, countWaitingReceipts, lockQuota } from './files.store.ts'
import { evaluateFilesQuota, toQuotaText } from './files-quota.rules.ts'

/** Maximum number of a customer's proofs of payment that were uploaded or announced, and not sent yet. */
const RECEIPTS_WAITING_MAX = 10

interface NewFile {
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/**
 * Proofs of payment have a limit of their own, on how many are unsent, since no more than those can be
 * sent.
 */
async function requireReceiptRoom(work: Work<CustomerPrincipal>): Promise<void> {
  const { transaction, principal } = work
  if (!isCustomerAdmin(principal)) throw new Problem(403, 'ADMIN_ONLY')
  const [, waiting] = await transaction.all(lockQuota(), countWaitingReceipts())
  if (waiting >= RECEIPTS_WAITING_MAX) throw new Problem(409, 'RECEIPTS_WAITING')
}

/**
 * Whether a customer's quota has room for a file that one of its people uploads or requests. A proof of
 * payment is always accepted: a customer without room could otherwise not prove its payment, and would
 * stay locked out.
 * @throws Problem 409 for a file that exceeds the quota, or for too many unsent proofs of payment; 403
 * for a proof of somebody who may not send one
 */
export async function requireRoom(
  work: Work<CustomerPrincipal>,
  { type, size }: NewFile,
): Promise<void> {
  if (type === 'RECEIPT') return requireReceiptRoom(work)
  const { transaction, services } = work
  const allowed = services.firm.customerFilesBytes
  const [, used] = await transaction.all(lockQuota(), countOwnBytes())
  const quota = evaluateFilesQuota({ used, size, allowed })
  if (quota.allowed) return
  throw new Problem(409, 'FILES_QUOTA_EXCEEDED', { message: toQuotaText(used, allowed) })
}
