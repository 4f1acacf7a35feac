import { evaluateMakePrivate } from '@tramite/core/demands'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { requireDemand, toViewer } from './demand-access.ts'
import { type DetailRow, toDemand } from './demand-columns.ts'
import { lockDemands, makePrivate } from './demands.store.ts'
import { requirePrivacy } from './privacy-refusals.ts'
import { selectUserIdsOf } from './private-users.store.ts'
import { holdQueues } from './queue.store.ts'

function requireSelection(
  rows: readonly DetailRow[],
  ids: readonly string[],
  principal: Principal,
): string {
  if (rows.length !== ids.length) throw new Problem(404, 'DEMAND_NOT_FOUND')
  for (const row of rows) requireDemand([row], principal)
  const [customerId = '', ...others] = new Set(rows.map((row) => row.customerId))
  if (others.length > 0) throw new Problem(409, 'DEMANDS_OF_SEVERAL_CUSTOMERS')
  return customerId
}

/** The other user, who must be one of the customer's. */
async function requireOther(
  transaction: Transaction,
  customerId: string,
  anotherUser: string | null,
): Promise<string[]> {
  if (anotherUser === null) return []
  const found = await transaction.run(selectUserIdsOf(customerId, [anotherUser]))
  if (found.length === 0) throw new Problem(400, 'PRIVATE_USER_INVALID')
  return found.map(({ id }) => id)
}

/** Makes several demands private: all of them, or none. */
export const makeDemandsPrivate: Handler<'makeDemandsPrivate'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const ids = [...new Set(params.ids.toLowerCase().split(','))]
  const opening = [holdQueues(ids), lockDemands(ids, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [, rows], principal) => {
    const customerId = requireSelection(rows, ids, principal)
    const chosen = await requireOther(transaction, customerId, body?.anotherUser ?? null)
    const viewer = toViewer(principal)
    const usersOf = rows.map((row) => ({
      id: row.id,
      users: requirePrivacy(evaluateMakePrivate(row, viewer, chosen)).privateUsers,
    }))
    const { userId } = principal
    const [message, ...messages] = rows.map((row) => ({
      ...demandTouched(row, userId),
      wasPublic: !row.private,
    }))
    if (message) transaction.defer(leaveMessages(customerId, [message, ...messages], now))
    const made = await transaction.run(makePrivate(usersOf, now.toISOString()))
    const byId = new Map(made.map((row) => [row.id, toDemand(row, userId)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
  services.wakeOutbox()
  return { demands }
}
