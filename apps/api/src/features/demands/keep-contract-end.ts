import type { ContractListener } from '../customers/contract-events.ts'
import { closeEnd, keepStop } from './deadline-stops.store.ts'

/** Keeps when a contract ended, and when it went on: no deadline runs between. */
export const keepContractEnd: ContractListener = async (
  { transaction, now },
  { before, after },
) => {
  if (before.isChurn === after.isChurn) return
  const { id: customerId } = before
  transaction.defer(
    after.isChurn
      ? keepStop({ customerId, reason: 'ended', from: now.toISOString() })
      : closeEnd(customerId, now),
  )
}
