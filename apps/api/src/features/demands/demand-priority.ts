import { evaluatePriority } from '@tramite/core/demands'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { demandRefusalText } from './demand-access.ts'
import type { DetailRow } from './demand-columns.ts'
import { readContract } from './demand-contract.ts'
import type { ReadQueue } from './queue.store.ts'

/**
 * What prioritising a demand does to the queue of its customer: shared by the preview and the change.
 * @param readQueue locked by the change only
 * @throws Problem 409 when the demand cannot be prioritised
 */
export async function planPriority(work: Work, demand: DetailRow, readQueue: ReadQueue) {
  const { transaction, services, now } = work
  const { conventions } = services
  const { isPremium: premium } = await readContract(work, demand.customerId)
  const queue = await transaction.run(readQueue(demand.customerId))
  const plan = evaluatePriority(demand, queue, { now, premium, conventions })
  if (!plan.allowed) {
    throw new Problem(409, 'DEMAND_NOT_PRIORITIZABLE', { message: demandRefusalText(plan.reason) })
  }
  return { ...plan, queue }
}
