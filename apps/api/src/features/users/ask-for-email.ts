import { toNameWithSide } from '@tramite/core/demands'
import type { Transaction } from '../../db/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { countAttemptOn } from '../credentials/attempts.ts'
import { requireOwnPassword } from '../credentials/own-password.ts'
import { after } from '../credentials/tokens.ts'
import { askForEmail } from './email-changes.store.ts'
import type { UserRow } from './users.store.ts'

/** How long a new e-mail can be confirmed, milliseconds. */
export const CONFIRMATION_MS = 24 * 60 * 60 * 1000

type ChangeCall = Call<'updateLoggedUser'> | Call<'updateUser'> | Call<'updateFirmUser'>

/**
 * The proof required before an e-mail is changed: the own password. Each requested address gets an
 * e-mail, so requests are limited as well, whatever their outcome.
 * @throws Problem 400, 429
 */
export async function requireEmailProof(call: ChangeCall): Promise<void> {
  const { body, unit, services, now, address } = call
  if (body.currentPassword === undefined) {
    const { message } = new Problem(400, 'PASSWORD_REQUIRED')
    throw new Problem(400, 'PASSWORD_REQUIRED', { errors: { currentPassword: message } })
  }
  const { userId } = await unit.principal()
  await requireOwnPassword(call, body.currentPassword)
  await countAttemptOn(services.database, now, { kind: 'email', account: userId, address })
}

/** Stores the new e-mail until it is confirmed, has its link sent, and notifies the present one. */
export function askForNewEmail(
  transaction: Transaction,
  { user, email, by }: { user: UserRow; email: string; by: UserRow },
  now: Date,
): void {
  const expiresAt = after(now, CONFIRMATION_MS)
  transaction.defer(askForEmail({ userId: user.id, email, requestedBy: by.id, expiresAt }))
  const link = { kind: 'emailConfirmation', userId: user.id } as const
  const notice = {
    kind: 'accountNotice',
    notice: 'emailChangeAsked',
    userId: user.id,
    to: user.email,
    values: { email, by: toNameWithSide(by.name, by.type) },
  } as const
  const messages = [
    { kind: 'job', job: link },
    { kind: 'job', job: notice },
  ] as const
  transaction.defer(leaveMessages(user.customerId, messages, now))
}
