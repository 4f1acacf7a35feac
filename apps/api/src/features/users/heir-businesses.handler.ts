import { evaluateUserDeletion, evaluateUserRemoval } from '@tramite/core/users'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { managerOf, requireUserDecision } from './user-access.ts'
import { selectHeirBusinesses } from './user-removals.store.ts'
import { toUser, userCommands } from './users.store.ts'

/**
 * The businesses that an heir of a user would join with the demands, for who may remove the user; none of somebody who
 * may not be their heir.
 */
export const listHeirBusinesses: Handler<'listHeirBusinesses'> = async (call) => {
  const { params, query, unit, services } = call
  const { usersManagedBy } = services.firm
  const { id } = params
  const { newResponsibleUserId: heirId } = query
  const [user, customer, tags, other, otherCustomer, otherTags, businesses] = await unit.read(
    ...userCommands(id),
    ...userCommands(heirId),
    selectHeirBusinesses(id, heirId),
  )
  const target = toUser(user, customer, tags)
  if (!target) throw notFound()
  const manager = managerOf(await unit.principal())
  requireUserDecision(evaluateUserRemoval(manager, target, usersManagedBy))
  const found = toUser(other, otherCustomer, otherTags)
  const heir = found?.customerId === target.customerId ? found : null
  const heirs = { heir, joinsBusiness: businesses.length > 0 }
  const decision = evaluateUserDeletion(manager, target, heirs, usersManagedBy)
  return { businesses: decision.allowed ? businesses : [] }
}
