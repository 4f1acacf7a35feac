import type { Transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectPeople } from '../users/users.store.ts'
import { canSeeDemand } from '../visibility/can-see-demand.ts'
import { demandRefusalText, requireDemand, toViewer } from './demand-access.ts'
import type { DetailRow } from './demand-columns.ts'
import { lockDemand, replaceVisualized } from './demands.store.ts'
import { evaluateViewers } from './viewers.rules.ts'

/** Only users who can see a demand can be listed as having seen it. */
async function requireReaders(
  transaction: Transaction,
  demand: DetailRow,
  ids: readonly string[],
): Promise<void> {
  const added = ids.filter((id) => !demand.visualized.includes(id))
  if (added.length === 0) return
  const people = await transaction.run(selectPeople(added))
  const readers = people.filter(({ id, type, customerId }) => {
    const kind = type === 'BACKOFFICE' ? 'staff' : 'customer'
    return (
      (kind === 'staff' || customerId === demand.customerId) && canSeeDemand(demand, { id, kind })
    )
  })
  if (readers.length !== added.length) throw new Problem(400, 'DEMAND_VIEWER_INVALID')
}

/** Replaces the list of those who have seen a demand. */
export const replaceDemandViewers: Handler<'replaceDemandViewers'> = (call) => {
  const { params, body, businessId, unit } = call
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    const decision = evaluateViewers(demand, body.visualized, toViewer(principal))
    if (!decision.allowed) {
      throw new Problem(403, 'FORBIDDEN', { message: demandRefusalText(decision.reason) })
    }
    await requireReaders(transaction, demand, decision.visualized)
    const [changed] = await transaction.run(replaceVisualized(demand.id, decision.visualized))
    return { visualized: changed?.visualized ?? demand.visualized }
  })
}
