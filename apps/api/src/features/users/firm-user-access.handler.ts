import { evaluateUserBlocking } from '@tramite/core/users'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { cancelJobs } from '../../jobs/cancel-jobs.store.ts'
import { endResetLinks, selectPasswordHash } from '../credentials/session.store.ts'
import { selectCustomerOf, selectCustomerTagsOf } from '../customers/customers.store.ts'
import { lockMailReader } from './mail-reader.store.ts'
import { requireManager, requireUserDecision } from './user-access.ts'
import { announceUsers } from './user-touched.ts'
import { changeUser, lockUsersAndPrincipal, toVersionedUser, userCommands } from './users.store.ts'

/** Blocks a user, whose sessions end with it (by a database trigger), or unblocks them. */
export const updateFirmUserStatus: Handler<'updateFirmUserStatus'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const changed = await unit.write(
    [lockUsersAndPrincipal(params.id)],
    async (transaction, [found], principal) => {
      const manager = requireManager(found, principal)
      const before = found.find(({ id }) => id === params.id)
      if (!before) throw notFound()
      requireUserDecision(evaluateUserBlocking(manager, before))
      requireCurrent(ifMatch, before, body)
      const { id } = before
      announceUsers(transaction, before.customerId, now)
      return toVersionedUser(
        ...(await transaction.all(
          changeUser(id, { status: body.status }),
          selectCustomerOf(id),
          selectCustomerTagsOf(id),
        )),
      )
    },
  )
  if (!changed) throw notFound()
  setVersion(changed.version)
  return changed.user
}

/**
 * Sends a user the link for a password: a new one without any, or one who asks the firm for it. Earlier ones end, also
 * those whose e-mails are still to be sent.
 */
export const sendFirmUserLink: Handler<'sendFirmUserLink'> = async ({ params, unit, services }) => {
  const [[user]] = await unit.read(...userCommands(params.id))
  if (!user) throw notFound()
  if (user.status === 'BLOCKED') throw new Problem(409, 'USER_BLOCKED')
  const { database, jobs } = services
  const asked = await database.system(async (transaction) => {
    const [[stored]] = await transaction.all(
      selectPasswordHash(user.id),
      ...cancelJobs('passwordReset', user.id),
      ...cancelJobs('invitation', user.id),
      // Waits for a job that stores its link, and has the next one see that it was cancelled.
      lockMailReader(user.id),
      endResetLinks(user.id),
    )
    const kind = stored?.passwordHash ? ('passwordReset' as const) : ('invitation' as const)
    const job = { kind, userId: user.id }
    await jobs.enqueue(transaction, [job])
    return job
  })
  jobs.wake([asked])
}
