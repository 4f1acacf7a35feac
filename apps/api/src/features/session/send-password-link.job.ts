import { toNameWithSide } from '@tramite/core/demands'
import type { MessageParams } from '@tramite/core/messages'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { build, toCommand } from '../../db/statements.ts'
import { hashToken } from '../../http/bearer.ts'
import { selectIsCancelled } from '../../jobs/cancel-jobs.store.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import type { Attempt, Job } from '../../ports/jobs.ts'
import { toPasswordLink } from '../../ports/mail/mail-links.ts'
import { createMail, type MailKind } from '../../ports/mail/mail-templates.ts'
import { customers } from '../../tables/customers.table.ts'
import { users } from '../../tables/users.table.ts'
import { storeResetLink } from '../credentials/session.store.ts'
import { after, createToken, INVITATION_MS, RESET_MS } from '../credentials/tokens.ts'
import { shareLockMailReader } from '../users/mail-reader.store.ts'

interface Link {
  readonly kind: Job['kind'] & ('passwordReset' | 'invitation')
  readonly mail: MailKind
  readonly userId: string
  readonly lifeMs: number
  readonly values: MessageParams
}

const inviter = alias(users, 'inviter')

/** Who added a user of a customer, and of which; nothing for the firm's people. */
const selectInviter = (userId: string, byUserId: string) =>
  toCommand(
    build
      .select({ name: inviter.name, type: inviter.type, customer: customers.name })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.customerId))
      .innerJoin(inviter, eq(inviter.id, byUserId))
      .where(eq(users.id, userId)),
  )

async function sendLink(ports: JobPorts, link: Link, { id }: Attempt): Promise<void> {
  const { database, clock, mailer, letterhead, publicUrl } = ports
  // The token is created here and not with the request, so that it is never stored in a queue.
  const token = createToken()
  const expiresAt = after(clock.now(), link.lifeMs)
  const stored = { tokenHash: hashToken(token), mailId: id, expiresAt }
  const user = await database.system(async (transaction) => {
    const [[held], isCancelled] = await transaction.all(
      // Otherwise a link stored after another e-mail was confirmed would go to the old address, and work.
      shareLockMailReader(link.userId),
      selectIsCancelled(link.kind, id),
    )
    if (isCancelled) return undefined
    await transaction.run(storeResetLink(link.userId, stored, clock.now().toISOString()))
    return held
  })
  if (user?.status !== 'ACTIVE') return
  await mailer.send(
    createMail(link.mail, {
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
  const kind = 'passwordReset'
  await sendLink(ports, { kind, mail: kind, userId, lifeMs: RESET_MS, values }, attempt)
}

/** Sends a new user the link that lets them choose their first password. */
export const sendInvitation: RequestedJob<'invitation'> = async (
  ports,
  { userId, byUserId },
  attempt,
) => {
  const hours = INVITATION_MS / 3_600_000
  const link = { kind: 'invitation', userId, lifeMs: INVITATION_MS } as const
  const [by] = byUserId
    ? await ports.database.system((transaction) => transaction.run(selectInviter(userId, byUserId)))
    : []
  if (!by) return sendLink(ports, { ...link, mail: 'invitation', values: { hours } }, attempt)
  const values = { hours, by: toNameWithSide(by.name, by.type), customer: by.customer }
  await sendLink(ports, { ...link, mail: 'invitationBy', values }, attempt)
}
