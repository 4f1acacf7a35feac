import { isCustomerAdmin } from '@tramite/core/users'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Problem } from '../../http/problem.ts'
import { countOwnBytes, countWaitingReceipts, holdQuota } from './files.store.ts'
import { evaluateFilesQuota, toQuotaText } from './files-quota.rules.ts'

/** Most proofs of payment of a customer that were uploaded, or are to be, and sent to nobody yet. */
const RECEIPTS_WAITING_MAX = 10

interface NewFile {
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** A proof of payment has a bound of its own: how many wait, since no more than those can be sent. */
async function requireReceiptRoom(
  transaction: Transaction,
  principal: CustomerPrincipal,
): Promise<void> {
  if (!isCustomerAdmin(principal)) throw new Problem(403, 'ADMIN_ONLY')
  const [, waiting] = await transaction.all(holdQuota(), countWaitingReceipts())
  if (waiting >= RECEIPTS_WAITING_MAX) throw new Problem(409, 'RECEIPTS_WAITING')
}

/**
 * Whether a customer has room for what one of its people uploads or has made. A proof of payment always finds
 * some: who is full could otherwise not prove what they have paid, and would stay locked out.
 * @param allowed bytes that the firm lets a customer keep
 * @throws Problem 409 for a file with which the customer would have more than that, or for too many proofs
 *   of payment that were not sent; 403 for a proof of somebody who may not send one
 */
export async function requireRoom(
  transaction: Transaction,
  principal: CustomerPrincipal,
  { type, size }: NewFile,
  allowed: number,
): Promise<void> {
  if (type === 'RECEIPT') return requireReceiptRoom(transaction, principal)
  const [, used] = await transaction.all(holdQuota(), countOwnBytes())
  const quota = evaluateFilesQuota({ used, size, allowed })
  if (quota.allowed) return
  throw new Problem(409, 'FILES_QUOTA_EXCEEDED', { message: toQuotaText(used, allowed) })
}
