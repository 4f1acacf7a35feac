import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAddress } from '../credentials/attempts.ts'
import { deleteSessionsOf, forgetDevicesOf } from '../credentials/session.store.ts'
import { actAs, replaceEmail, takeEmailChange } from './email-changes.store.ts'
import { emailUnavailable, isTaken } from './taken-email.ts'
import { announceUsers } from './user-touched.ts'

/**
 * Gives a user the e-mail that was asked for, once its link has come back. Ends all sessions and forgets
 * all devices; the old e-mail is told.
 */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, address, now, services }) => {
  const { email, token } = body
  const { database, jobs } = services
  await countAddress(database, now, 'emailConfirmation', address)
  const told = await database
    .system(async (transaction) => {
      const [asked] = await transaction.run(
        takeEmailChange(email, hashToken(token), now.toISOString()),
      )
      if (!asked) throw new Problem(400, 'EMAIL_LINK_EXPIRED')
      const { userId, requestedBy } = asked
      await transaction.run(actAs(requestedBy))
      const changed = await transaction.run(replaceEmail(userId, asked.email))
      if (!changed) throw new Problem(400, 'EMAIL_LINK_EXPIRED')
      await transaction.all(deleteSessionsOf(userId), forgetDevicesOf(userId))
      announceUsers(transaction, changed.customerId, now)
      const notice = {
        kind: 'accountNotice',
        notice: 'emailChanged',
        userId,
        to: changed.oldEmail,
        values: { email: asked.email },
      } as const
      // Who has no password yet could not enter with the link that went to the old e-mail.
      const invitation = { kind: 'invitation', userId } as const
      const asks = changed.hasPassword ? [notice] : [notice, invitation]
      await jobs.enqueue(transaction, asks)
      return asks
    })
    .catch((error) => {
      throw isTaken(error) ? emailUnavailable() : error
    })
  jobs.wake(told)
}
