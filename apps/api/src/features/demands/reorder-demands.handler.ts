import { evaluateReorder, evaluateSeenOrder, toForecastChanges } from '@tramite/core/demands'
import type { CallParts, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { demandRefusalText, requireDemands, requireOneCustomer } from './demand-access.ts'
import { type DetailRow, toSummary } from './demand-columns.ts'
import { readContract } from './demand-contract.ts'
import { lockDemands, selectDemands, selectDemandsIn, selectIdsOfNumbers } from './demands.store.ts'
import { lockQueue, lockQueues, type ReadQueue, selectQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'
import { toVisibleChanges } from './visible-changes.ts'

interface Order {
  /** Demands, in a change with the places that its author saw them at. */
  readonly asked: readonly { readonly id: string; readonly order?: number | null }[]
  /** The demands, for the principal. */
  readonly rows: readonly DetailRow[]
  /** Like the demands, locked by the change only. */
  readonly readQueue: ReadQueue
}

/**
 * What an order does to the queue of a customer: shared by the preview and the change.
 * @throws Problem 404 for one that does not exist, 409 when they cannot be in this order
 */
async function planOrder(work: Work, { asked, rows, readQueue }: Order) {
  const order = asked.map(({ id }) => id)
  const { transaction, principal, services, now } = work
  const { conventions } = services
  requireDemands(rows, order, principal)
  const customerId = requireOneCustomer(rows)
  const { isPremium: premium } = await readContract(work, customerId)
  const queue = await transaction.run(readQueue(customerId))
  if (!evaluateSeenOrder(asked, queue).allowed) throw new Problem(409, 'DEMANDS_ORDER_CHANGED')
  const decision = evaluateReorder(order, queue, { now, premium, conventions })
  if (!decision.allowed) {
    const message = demandRefusalText(`reorder.${decision.reason}`)
    throw new Problem(409, 'DEMANDS_NOT_REORDERABLE', { message })
  }
  return { customerId, queue, places: decision.places }
}

/** Brings demands in progress into the order that the user dragged them into. */
export const reorderDemands: Handler<'reorderDemands'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const order = body.demands.map(({ id }) => id)
  const opening = [lockQueues(order), lockDemands(order, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [, rows], principal) => {
    const work = { transaction, principal, services, now }
    const plan = await planOrder(work, { asked: body.demands, rows, readQueue: lockQueue })
    carryOutMove(work, plan)
    const after = await transaction.run(selectDemands(order))
    const byId = new Map(after.map((row) => [row.id, toSummary(row, principal.userId)]))
    return order.flatMap((id) => byId.get(id) ?? [])
  })
  return { demands }
}

/** The ids of demands that are named by their numbers. */
async function toIds(
  { unit }: CallParts<'unit'>,
  numbers: readonly number[],
): Promise<readonly string[]> {
  const [rows] = await unit.read(selectIdsOfNumbers(numbers))
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return numbers.map((number) => {
    const id = ids.get(number)
    if (id === undefined) throw new Problem(404, 'DEMAND_NOT_FOUND')
    return id
  })
}

/** What an order would do to the demands that the user sees. */
export const previewDemandsOrder: Handler<'previewDemandsOrder'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const order = await toIds(call, query.numbers.split(',').map(Number))
  const opening = [selectDemandsIn(order, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const work = { transaction, principal, services, now }
    const asked = order.map((id) => ({ id }))
    const { places } = await planOrder(work, { asked, rows, readQueue: selectQueue })
    return { changes: await toVisibleChanges(work, toForecastChanges(places)) }
  })
}
