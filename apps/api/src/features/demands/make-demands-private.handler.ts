import { evaluateMakePrivate } from '@tramite/core/demands'
import type { Transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { selectMemberIds } from '../users/users.store.ts'
import { requireDemands, requireOneCustomer, toViewer } from './demand-access.ts'
import { toDemand } from './demand-columns.ts'
import { lockDemands, makePrivate } from './demands.store.ts'
import { requirePrivacy } from './privacy-refusals.ts'
import { lockQueues } from './queue.store.ts'

/** The other user, who must have access to every business of the demands. */
async function requireOther(
  transaction: Transaction,
  rows: readonly { readonly businessId: string }[],
  anotherUser: string | null,
): Promise<string[]> {
  if (anotherUser === null) return []
  for (const businessId of new Set(rows.map((row) => row.businessId))) {
    const found = await transaction.run(selectMemberIds(businessId, [anotherUser]))
    if (found.length === 0) throw new Problem(400, 'PRIVATE_USER_INVALID')
  }
  return [anotherUser]
}

/** Makes several demands private: all of them, or none. */
export const makeDemandsPrivate: Handler<'makeDemandsPrivate'> = async (call) => {
  const { params, body, businessId, unit, now } = call
  const ids = [...new Set(params.ids.toLowerCase().split(','))]
  const opening = [lockQueues(ids), lockDemands(ids, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [, rows], principal) => {
    requireDemands(rows, ids, principal)
    const customerId = requireOneCustomer(rows)
    const chosen = await requireOther(transaction, rows, body?.anotherUser ?? null)
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
  return { demands }
}
