import {
  evaluateAddPrivateUsers,
  evaluateMakePrivate,
  evaluateMakePublic,
  type Privacy,
} from '@tramite/core/demands'
import type { Transaction } from '../../db/transaction.ts'
import { requireVersion } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { selectMemberIds } from '../users/users.store.ts'
import { toViewer } from './demand-access.ts'
import type { DetailRow } from './demand-columns.ts'
import { changeDemand, selectDemand } from './demands.store.ts'
import { notifyOfAccess } from './notify-of-access.ts'
import { type PrivacyDecision, requirePrivacy } from './privacy-refusals.ts'
import { writeDemand } from './write-demand.ts'

type PrivacyCall =
  | Call<'makeDemandPublic'>
  | Call<'makeDemandPrivate'>
  | Call<'addPrivateDemandUsers'>

type Decide = (work: Work, demand: DetailRow) => Promise<PrivacyDecision>

function isPrivacyOf(before: DetailRow, { private: isPrivate, privateUsers }: Privacy): boolean {
  const users = new Set(before.privateUsers)
  return (
    before.private === isPrivate &&
    users.size === privateUsers.length &&
    privateUsers.every((id) => users.has(id))
  )
}

function change(call: PrivacyCall, privateFor: readonly string[], decide: Decide) {
  const { params, ifMatch, now } = call
  return writeDemand(call, { id: params.id, privateFor }, async (work, before) => {
    const { transaction, principal } = work
    const privacy = requirePrivacy(await decide(work, before))
    // Repeated because its answer was lost.
    if (isPrivacyOf(before, privacy)) return before
    requireVersion(ifMatch, before, { private: String(before.private) })
    const touched = { ...demandTouched(before, principal.userId), wasPublic: !before.private }
    transaction.defer(leaveMessage(before.customerId, touched, now))
    if (before.private) {
      const known = [...before.privateUsers, before.userId, principal.userId]
      const userIds = privacy.privateUsers.filter((id) => !known.includes(id))
      notifyOfAccess(transaction, before, { by: principal, userIds }, now)
    }
    const changes = { private: privacy.private, privateUsers: [...privacy.privateUsers] }
    // Read again, because the author may have changed: a private demand of a removed user goes to their heir
    // when it is made public.
    const [, [after = before]] = await transaction.all(
      changeDemand(before.id, changes, now.toISOString()),
      selectDemand(before.id, null),
    )
    return after
  })
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Refuses users that a demand cannot be private for: all of them must have access to its business.
 * @param wanted the one in the path first
 * @throws Problem 404 for an unknown one in the path, 400 for one in the body
 */
async function requireUsers(
  transaction: Transaction,
  { businessId }: DetailRow,
  wanted: readonly string[],
): Promise<void> {
  const found = await transaction.run(selectMemberIds(businessId, wanted))
  const known = new Set(found.map(({ id }) => id))
  if (!known.has(wanted[0] ?? '')) throw notFound()
  if (known.size !== wanted.length) throw new Problem(400, 'PRIVATE_USER_INVALID')
}

/** Opens a private demand to all users of its customer. */
export const makeDemandPublic: Handler<'makeDemandPublic'> = (call) =>
  change(call, [], async ({ principal }) => evaluateMakePublic(toViewer(principal)))

/** Makes a demand private for a user, its creator and the acting admin. */
export const makeDemandPrivate: Handler<'makeDemandPrivate'> = (call) => {
  const chosen = [call.params.userId]
  return change(call, chosen, async ({ transaction, principal }, demand) => {
    await requireUsers(transaction, demand, chosen)
    return evaluateMakePrivate(demand, toViewer(principal), chosen)
  })
}

/** Gives further users access to a private demand. */
export const addPrivateDemandUsers: Handler<'addPrivateDemandUsers'> = (call) => {
  const added = distinct([call.params.userId, ...(call.body?.usersIds ?? [])])
  return change(call, added, async ({ transaction, principal }, demand) => {
    await requireUsers(transaction, demand, added)
    return evaluateAddPrivateUsers(demand, toViewer(principal), added)
  })
}
