import { evaluateUserEdit } from '@tramite/core/users'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAddress } from '../credentials/attempts.ts'
import { deleteSessionsOf, forgetDevicesOf } from '../credentials/session.store.ts'
import { actAs, replaceEmail, selectEmailChange, takeEmailChange } from './email-changes.store.ts'
import { emailUnavailable, isTaken } from './taken-email.ts'
import { announceUsers } from './user-touched.ts'
import { lockProvenUsers } from './users.store.ts'

/**
 * Sets the requested e-mail of a user, once its link is opened, if the requester still may change it.
 * Ends all sessions and forgets all devices; the old e-mail is notified.
 */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, address, now, services }) => {
  const { database, firm, jobs } = services
  await countAddress(database, now, 'emailConfirmation', address)
  const link = [body.email, hashToken(body.token), now.toISOString()] as const
  const notices = await database
    .system(async (transaction) => {
      const expired = new Problem(400, 'EMAIL_LINK_EXPIRED')
      const [asked] = await transaction.run(selectEmailChange(...link))
      if (!asked) throw expired
      const { userId, requestedBy, email } = asked
      const people = await transaction.run(lockProvenUsers(userId, requestedBy))
      const activeOf = (wanted: string) =>
        people.find(({ id, status }) => id === wanted && status === 'ACTIVE')
      const target = activeOf(userId)
      const requester = activeOf(requestedBy)
      if (!target || !requester) throw expired
      // The rights of either may have changed since the request.
      if (!evaluateUserEdit(requester, target, { email }, firm.usersManagedBy).allowed)
        throw expired
      const [, hasPassword, taken] = await transaction.all(
        actAs(requestedBy),
        replaceEmail(userId, email),
        takeEmailChange(...link),
        deleteSessionsOf(userId),
        forgetDevicesOf(userId),
      )
      if (taken.length === 0) throw expired
      announceUsers(transaction, target.customerId, now)
      const notice = {
        kind: 'accountNotice',
        notice: 'emailChanged',
        userId,
        to: target.email,
        values: { email },
      } as const
      // A user without a password could not enter with the link that went to the old e-mail.
      const invitation = { kind: 'invitation', userId } as const
      const asks = hasPassword ? [notice] : [notice, invitation]
      await jobs.enqueue(transaction, asks)
      return asks
    })
    .catch((error) => {
      throw isTaken(error) ? emailUnavailable() : error
    })
  jobs.wake(notices)
}
