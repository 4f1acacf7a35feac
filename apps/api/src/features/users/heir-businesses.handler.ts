import { evaluateUserRemoval } from '@tramite/core/users'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { managerOf, requireUserDecision } from './user-access.ts'
import { selectHeirBusinesses } from './user-removals.store.ts'
import { toUser, userCommands } from './users.store.ts'

/** The businesses that an heir of a user would join with the demands, for who may remove the user. */
export const listHeirBusinesses: Handler<'listHeirBusinesses'> = async (call) => {
  const { params, query, unit, services } = call
  const { id } = params
  const [user, customer, tags, businesses] = await unit.read(
    ...userCommands(id),
    selectHeirBusinesses(id, query.newResponsibleUserId),
  )
  const target = toUser(user, customer, tags)
  if (!target) throw notFound()
  const manager = managerOf(await unit.principal())
  requireUserDecision(evaluateUserRemoval(manager, target, services.firm.usersManagedBy))
  return { businesses }
}
