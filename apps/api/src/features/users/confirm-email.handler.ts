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
 * Gives a user the e-mail that was asked for, once its link has come back, if whoever asked for it still may. Ends all
 * sessions and forgets all devices; the old e-mail is told.
 */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, address, now, services }) => {
  const { database, firm, jobs } = services
  await countAddress(database, now, 'emailConfirmation', address)
  const link = [body.email, hashToken(body.token), now.toISOString()] as const
  const told = await database
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
      // The rights of either may have changed since it was asked for.
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
      // Who has no password yet could not enter with the link that went to the old e-mail.
      const invitation = { kind: 'invitation', userId } as const
      const asks = hasPassword ? [notice] : [notice, invitation]
      await jobs.enqueue(transaction, asks)
      return asks
    })
    .catch((error) => {
      throw isTaken(error) ? emailUnavailable() : error
    })
  jobs.wake(told)
}
