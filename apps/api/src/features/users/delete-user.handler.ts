import { message } from '@tramite/core/messages'
import { evaluateUserDeletion } from '@tramite/core/users'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { notifyOfRemoval } from './notify-of-removal.ts'
import { requireManager, requireUserDecision } from './user-access.ts'
import {
  hasDemands,
  removeUser,
  selectHeirBusinesses,
  selectPrivateWait,
  selectRemoval,
} from './user-removals.store.ts'
import { announceHandOver, announceServed, announceUsers } from './user-touched.ts'
import { lockQueuesOf, lockUsersAndPrincipal, selectAdminsOf, type UserRow } from './users.store.ts'

/**
 * The heir that a request names, in the body or in the query.
 * @throws Problem 400 when it names two
 */
function toHeirId({ body, query }: Call<'deleteUser'>): string | undefined {
  const named = [body?.newResponsibleUserId, query.newResponsibleUserId]
  const ids = new Set(named.flatMap((id) => id ?? []))
  if (ids.size < 2) return [...ids][0]
  const text = message('fields.invalidId')
  throw new Problem(400, 'VALIDATION', { message: text, errors: { newResponsibleUserId: text } })
}

/** The heir among the users found: undefined when none was named, null when not suitable. */
function toHeir(found: readonly UserRow[], target: UserRow, heirId: string | undefined) {
  if (heirId === undefined) return undefined
  const heir = found.find(({ id }) => id === heirId)
  return heir?.customerId === target.customerId ? (heir ?? null) : null
}

const toReference = ({ id, name }: UserRow) => ({ id, name })

/** Removes a user and hands their responsibilities over to the heir. */
export const deleteUser: Handler<'deleteUser'> = async (call) => {
  const { params, ifMatch, unit, services, now } = call
  const heirId = toHeirId(call)
  const privateHeirId = call.body?.privateDemandsUserId
  const { id } = params
  const people = [id, heirId, privateHeirId].filter((each) => each !== undefined)
  const opening = [lockQueuesOf(id), lockUsersAndPrincipal(...people), selectRemoval(id)] as const
  return unit.write(opening, async (transaction, [, found, [before]], principal) => {
    const manager = requireManager(found, principal)
    const target = found.find((user) => user.id === id)
    // Repeated under another key, as when the user presses again after the answer was lost.
    if (!target && before?.removedBy === principal.userId && before.heirId === heirId) {
      return { removed: { id, name: before.name }, heir: { id: heirId, name: before.heirName } }
    }
    if (!target) throw notFound()
    const heir = toHeir(found, target, heirId)
    const privateHeir = toHeir(found, target, privateHeirId)
    const joined = heir ? await transaction.run(selectHeirBusinesses(id, heir.id)) : []
    const heirs = { heir, privateHeir, joinsBusiness: joined.length > 0 }
    requireUserDecision(evaluateUserDeletion(manager, target, heirs, services.firm.usersManagedBy))
    requireCurrent(ifMatch, target, {})
    if (!heir) throw notFound()
    announceUsers(transaction, target.customerId, now)
    announceHandOver(transaction, target.customerId, now)
    await announceServed(transaction, target, now)
    const [had, , wait, admins] = await transaction.all(
      hasDemands(id),
      removeUser(id, { heirId: heir.id, privateHeirId: privateHeir?.id ?? null }, now),
      // Private ones exist for few: of them is known, after the removal, whether they wait for an heir.
      selectPrivateWait(id),
      selectAdminsOf(target.customerId),
    )
    const demands = { ...had, private: had.private || wait || !!privateHeir }
    notifyOfRemoval(transaction, { removed: target, heir, by: manager, had: demands, admins }, now)
    return { removed: toReference(target), heir: toReference(heir) }
  })
}
