import type { Handler } from '../../http/operation.ts'
import { countAttemptOn, countRecoveryMail } from '../credentials/attempts.ts'
import { selectCredentials } from '../credentials/session.store.ts'

/**
 * Has a reset link sent. An unknown e-mail gets the same answer after the same work: a job is queued for
 * it as well, and does nothing. The same holds for an account that has been sent enough of them.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({
  body: { email },
  address,
  now,
  services: { database, jobs },
}) => {
  await countAttemptOn(database, now, { kind: 'recovery', account: email, address })
  const asked = await database.system(async (transaction) => {
    const [found] = await transaction.run(selectCredentials(email))
    const isSent = await countRecoveryMail(transaction, email, now)
    const job = { kind: 'passwordReset', userId: (isSent && found?.userId) || null } as const
    await jobs.enqueue(transaction, [job])
    return job
  })
  jobs.wake([asked])
}
