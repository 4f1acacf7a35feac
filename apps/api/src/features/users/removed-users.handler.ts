import { evaluatePrivateHeir } from '@tramite/core/users'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { evaluateRestoration } from './restoration.rules.ts'
import { emailUnavailable, isTaken } from './taken-email.ts'
import { requireManager, requireUserDecision } from './user-access.ts'
import {
  handPrivateOver,
  removalList,
  restoreUser,
  selectRemoval,
  selectRemovals,
  selectWaitingRemovals,
} from './user-removals.store.ts'
import { announceHandOver, announceServed, announceUsers } from './user-touched.ts'
import {
  lockQueuesOf,
  lockUsersAndPrincipal,
  toVersionedUser,
  userCommands,
} from './users.store.ts'

/** Names the new owner of the private demands of a removed user. */
export const handPrivateDemandsOver: Handler<'handPrivateDemandsOver'> = async (call) => {
  const { unit, now } = call
  const [id, heirId] = [call.params.id, call.body.userId]
  const opening = [lockQueuesOf(id), lockUsersAndPrincipal(heirId), selectRemoval(id)] as const
  await unit.write(opening, async (transaction, [, found, [removal]], principal) => {
    const isOwn = principal.staff || removal?.customerId === principal.customerId
    if (!removal || !isOwn) throw notFound()
    const named = found.find((user) => user.id === heirId)
    const heir = named?.customerId === removal.customerId ? named : null
    const people = { removedId: id, removerId: removal.removedBy }
    requireUserDecision(evaluatePrivateHeir(requireManager(found, principal), people, heir))
    announceUsers(transaction, removal.customerId, now)
    announceHandOver(transaction, removal.customerId, now)
    await transaction.run(handPrivateOver(id, heirId))
  })
}

/** The removed users whose private demands have no new owner. */
export const listWaitingPrivateDemands: Handler<'listWaitingPrivateDemands'> = async ({ unit }) => {
  const [rows] = await unit.read(selectWaitingRemovals())
  const users = rows.map(({ removedBy, removedByName, ...user }) => ({
    ...user,
    removedBy: { id: removedBy, name: removedByName },
  }))
  return { users }
}

/** A page of the users who were removed. */
export const listFirmRemovedUsers: Handler<'listFirmRemovedUsers'> = async ({
  query,
  unit,
  now,
}) => {
  const [{ shown, ...rest }] = await readPage(unit, removalList, query, selectRemovals)
  const users = shown.map(({ removedBy, removedByName, heirId, heirName, ...user }) => ({
    ...user,
    removedBy: { id: removedBy, name: removedByName },
    heir: { id: heirId, name: heirName },
    restorable: evaluateRestoration(new Date(user.removedAt), now).allowed,
  }))
  return { users, ...rest }
}

/** Restores a removed user, within 30 days. */
export const restoreFirmUser: Handler<'restoreFirmUser'> = async (call) => {
  const { params, unit, now, setVersion } = call
  const { id } = params
  try {
    const back = await unit.write(
      [lockQueuesOf(id), selectRemoval(id)],
      async (transaction, [, [removal]]) => {
        if (!removal) throw notFound()
        requireUserDecision(evaluateRestoration(new Date(removal.removedAt), now))
        announceUsers(transaction, removal.customerId, now)
        announceHandOver(transaction, removal.customerId, now)
        const [restored, ...person] = await transaction.all(restoreUser(id), ...userCommands(id))
        await announceServed(transaction, { id, customerId: removal.customerId }, now)
        return restored ? toVersionedUser(...person) : undefined
      },
    )
    if (!back) throw notFound()
    setVersion(back.version)
    return back.user
  } catch (error) {
    throw isTaken(error) ? emailUnavailable() : error
  }
}
