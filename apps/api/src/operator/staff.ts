import { EMAIL_MAX, NAME_MAX } from '@tramite/core/forms'
import { FIRM_ADMIN } from '@tramite/core/users'
import * as z from 'zod/mini'
import { createId } from '../db/ids.ts'
import { storeResetLink } from '../features/credentials/session.store.ts'
import { after, createToken, INVITATION_MS } from '../features/credentials/tokens.ts'
import { toStoredName } from '../features/users/user-values.ts'
import { insertUser } from '../features/users/users.store.ts'
import { hashToken } from '../http/bearer.ts'
import { toPasswordLink } from '../ports/mail/mail-links.ts'
import { OperatorError } from './operator-error.ts'
import type { Workplace } from './workplace.ts'

const isEmail = (text: string) => z.email().safeParse(text).success

/** The name of a person of the firm, validated before anything is written. @throws OperatorError */
export function toStaff(name: string, email: string) {
  const person = { name: toStoredName(name), email: email.trim() }
  if (person.name === '' || person.name.length > NAME_MAX) {
    throw new OperatorError(`O nome da pessoa deve ter de 1 a ${NAME_MAX} caracteres.`)
  }
  if (!isEmail(person.email)) throw new OperatorError(`${person.email} não é um e-mail.`)
  if (person.email.length > EMAIL_MAX) {
    throw new OperatorError(`O e-mail da pessoa deve ter até ${EMAIL_MAX} caracteres.`)
  }
  return person
}

/**
 * Adds a person of the firm without a password.
 * @param person.admin whether they also manage the firm's people and its customers' contracts
 * @returns the link by which they choose one, once, within three days
 * @throws OperatorError when the e-mail belongs to somebody
 */
export async function addStaff(
  { database, clock, environment }: Pick<Workplace, 'database' | 'clock' | 'environment'>,
  { name, email, admin }: ReturnType<typeof toStaff> & { readonly admin: boolean },
): Promise<string> {
  const token = createToken()
  const id = createId(clock)
  const now = clock.now()
  const link = {
    tokenHash: hashToken(token),
    mailId: id,
    expiresAt: after(now, INVITATION_MS),
  }
  try {
    await database.system((transaction) =>
      transaction.all(
        insertUser({
          id,
          name,
          email,
          customerId: null,
          type: 'BACKOFFICE',
          roles: admin ? [FIRM_ADMIN] : [],
          phone: null,
          occupation: null,
          customerAdmin: false,
          customerSuperAdmin: false,
          createdAt: now.toISOString(),
        }),
        storeResetLink(id, link, now.toISOString()),
      ),
    )
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'users_email') {
      throw new OperatorError(`Já existe uma pessoa com o e-mail ${email}.`)
    }
    throw error
  }
  return toPasswordLink(environment.publicUrl, email, token)
}

/** How the link is printed in the terminal. */
export const describeLink = (name: string, link: string): readonly string[] => [
  `${name} define a senha neste endereço, uma vez, em até ${INVITATION_MS / 3_600_000} horas:`,
  `  ${link}`,
]
