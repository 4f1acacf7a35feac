import { evaluateReorder } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { refusalText, requireDemand } from './demand-access.ts'
import { type DetailRow, toSummary } from './demand-columns.ts'
import { isPremium } from './demand-priority.ts'
import { lockDemands, selectDemands } from './demands.store.ts'
import { holdQueues, lockQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'

/** The customer of a selection. Staff, who see all of them, order one queue at a time. */
function requireOneCustomer(rows: readonly DetailRow[]): string {
  const [customerId, ...others] = new Set(rows.map((row) => row.customerId))
  if (customerId === undefined) throw new Problem(404, 'DEMAND_NOT_FOUND')
  if (others.length > 0) throw new Problem(409, 'DEMANDS_OF_SEVERAL_CUSTOMERS')
  return customerId
}

/** Brings demands in progress into the order that the user dragged them into. Specification §4. */
export const reorderDemands: Handler<'reorderDemands'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const order = body.demands.map(({ id }) => id.toLowerCase())
  const opening = [holdQueues(order), lockDemands(order, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [, rows], principal) => {
    for (const row of rows) requireDemand([row], principal)
    if (rows.length !== new Set(order).size) throw new Problem(404, 'DEMAND_NOT_FOUND')
    const customerId = requireOneCustomer(rows)

    const { conventions } = services
    const premium = await isPremium(transaction, principal, customerId)
    const queue = await transaction.run(lockQueue(customerId))
    const decision = evaluateReorder(order, queue, { now, premium, conventions })
    if (!decision.allowed) {
      const message = refusalText(`reorder.${decision.reason}`)
      throw new Problem(409, 'DEMANDS_NOT_REORDERABLE', { message })
    }

    const { userId } = principal
    const { places } = decision
    const placeBefore = new Map(queue.map(({ id }, index) => [id, index + 1]))
    const touched = places.flatMap(({ id, place }) => (placeBefore.get(id) === place ? [] : [id]))
    carryOutMove(transaction, { customerId, places, touched, userId, now }, services)
    const after = await transaction.run(selectDemands(order))
    const byId = new Map(after.map((row) => [row.id, toSummary(row, userId)]))
    return order.flatMap((id) => byId.get(id) ?? [])
  })
  services.wakeOutbox()
  return { demands }
}
