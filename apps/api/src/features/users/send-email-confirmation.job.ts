import { hashToken } from '../../http/bearer.ts'
import type { RequestedJob } from '../../jobs/job-ports.ts'
import { toEmailLink } from '../../ports/mail/mail-links.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { createToken } from '../credentials/tokens.ts'
import { CONFIRMATION_MS } from './ask-for-email.ts'
import { storeEmailLink } from './email-changes.store.ts'
import { selectMailReader } from './mail-reader.store.ts'

/**
 * Sends the link that confirms a new e-mail to it. Nothing is sent to an e-mail that is in use, and the
 * requester does not learn that it is.
 */
export const sendEmailConfirmation: RequestedJob<'emailConfirmation'> = async (
  { database, clock, mailer, letterhead, publicUrl },
  { userId },
  { id },
) => {
  // The token is created here and not with the request, so that it is never stored in a queue.
  const token = createToken()
  const [[user], [change]] = await database.system((transaction) =>
    transaction.all(
      selectMailReader(userId),
      storeEmailLink(userId, hashToken(token), clock.now().toISOString()),
    ),
  )
  if (user?.status !== 'ACTIVE' || !change) return
  await mailer.send(
    createMail('emailConfirmation', {
      id,
      firm: letterhead,
      to: change.email,
      userName: user.name,
      url: toEmailLink(publicUrl, change.email, token),
      values: { hours: CONFIRMATION_MS / 3_600_000 },
    }),
  )
}
