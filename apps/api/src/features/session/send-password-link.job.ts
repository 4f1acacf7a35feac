import { hashToken } from '../../http/bearer.ts'
import { selectIsCancelled } from '../../jobs/cancel-jobs.store.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import type { Attempt } from '../../ports/jobs.ts'
import { toPasswordLink } from '../../ports/mail/mail-links.ts'
import { createMail, type MailKind } from '../../ports/mail/mail-templates.ts'
import { storeResetLink } from '../credentials/session.store.ts'
import { after, createToken, INVITATION_MS, RESET_MS } from '../credentials/tokens.ts'
import { holdMailReader } from '../users/mail-reader.store.ts'

interface Link {
  readonly kind: MailKind & ('passwordReset' | 'invitation')
  readonly userId: string
  readonly lifeMs: number
  readonly values: Readonly<Record<string, number>>
}

async function sendLink(ports: JobPorts, link: Link, { id }: Attempt): Promise<void> {
  const { database, clock, mailer, letterhead, publicUrl } = ports
  // The token is created here and not with the request, so that it is never stored in a queue.
  const token = createToken()
  const expiresAt = after(clock.now(), link.lifeMs)
  const stored = { tokenHash: hashToken(token), mailId: id, expiresAt }
  const user = await database.system(async (transaction) => {
    const [[held], isCancelled] = await transaction.all(
      // Otherwise a link stored after another e-mail was confirmed would go to the old address, and work.
      holdMailReader(link.userId),
      selectIsCancelled(link.kind, id),
    )
    if (isCancelled) return undefined
    await transaction.run(storeResetLink(link.userId, stored, clock.now().toISOString()))
    return held
  })
  if (user?.status !== 'ACTIVE') return
  await mailer.send(
    createMail(link.kind, {
      id,
      firm: letterhead,
      to: user.email,
      userName: user.name,
      url: toPasswordLink(publicUrl, user.email, token),
      values: link.values,
    }),
  )
}

/** Sends the link that lets a user choose a new password. */
export const sendPasswordReset: RequestedJob<'passwordReset'> = async (
  ports,
  { userId },
  attempt,
) => {
  if (userId === null) return
  const values = { minutes: RESET_MS / 60_000 }
  await sendLink(ports, { kind: 'passwordReset', userId, lifeMs: RESET_MS, values }, attempt)
}

/** Sends a new user the link that lets them choose their first password. */
export const sendInvitation: RequestedJob<'invitation'> = async (ports, { userId }, attempt) => {
  const values = { hours: INVITATION_MS / 3_600_000 }
  await sendLink(ports, { kind: 'invitation', userId, lifeMs: INVITATION_MS, values }, attempt)
}
