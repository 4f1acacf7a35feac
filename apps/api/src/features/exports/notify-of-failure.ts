import type { Transaction } from '../../db/transaction.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { ExportRow } from './exports.store.ts'

/** Tells those who left the page of an export that there will be none: they wait for an e-mail. */
export function notifyOfFailure(
  transaction: Transaction,
  failed: readonly Pick<ExportRow, 'userId' | 'customerId'>[],
  now: Date,
): void {
  const notice = 'dataExportFailed' as const
  for (const { userId, customerId } of failed) {
    const job = { kind: 'accountNotice', notice, userId, values: {} } as const
    transaction.defer(leaveMessage(customerId, { kind: 'job', job }, now))
  }
}
