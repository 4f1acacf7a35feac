import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { type Demand, type DetailRow, toDemand } from './demand-columns.ts'
import { lockDemand } from './demands.store.ts'
import { holdQueues } from './queue.store.ts'

type Frame = Pick<Call<OperationId>, 'businessId' | 'unit' | 'services' | 'setVersion'>

/** Carries a change of a demand out and answers the row as it is then. */
type Work = (
  transaction: Transaction,
  before: DetailRow,
  principal: Principal,
) => Promise<DetailRow>

/**
 * Writes one demand and answers it with its new version; what the work leaves in the outbox goes out.
 * @param demand its id, and whether the queue that it stands in may move
 * @param work refuses by throwing, and then nothing has happened
 * @throws Problem 404, the same for unknown, foreign and private demands
 */
export async function writeDemand(
  { businessId, unit, setVersion }: Frame,
  { id, movesQueue = false }: { readonly id: string; readonly movesQueue?: boolean },
  work: Work,
): Promise<Demand> {
  const carryOut = async (transaction: Transaction, rows: DetailRow[], principal: Principal) => {
    const after = await work(transaction, requireDemand(rows, principal), principal)
    return { demand: toDemand(after, principal.userId), version: after.version }
  }
  const lock = lockDemand(id, businessId)
  const { demand, version } = movesQueue
    ? await unit.write([holdQueues([id]), lock], (transaction, [, rows], principal) =>
        carryOut(transaction, rows, principal),
      )
    : await unit.write([lock], (transaction, [rows], principal) =>
        carryOut(transaction, rows, principal),
      )
  setVersion(version)
  return demand
}
