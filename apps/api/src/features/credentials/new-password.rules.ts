import { allowed, type Decision, refused } from '@tramite/core/decision'
import { strongPassword } from '@tramite/core/session'
import { isCommonPassword, toPasswordCore, toPlainText } from './common-passwords.ts'

/** Why a password is not taken: its composition, that everybody uses it, or that it names its owner. */
export type PasswordRefusal = 'weak' | 'common' | 'personal'

/** What a password must not be made of. */
interface PasswordOwner {
  readonly email: string
  readonly firmName: string
}

/** The shortest part of a name that counts as one. */
const NAME_MIN = 4

function namesOf({ email, firmName }: PasswordOwner): string[] {
  const given = toPlainText(`${email} ${firmName}`)
  const parts = given.split(/[^a-z0-9]+/)
  const [account = ''] = toPlainText(email).split('@')
  const whole = [account, firmName].map((name) => toPlainText(name).replaceAll(/[^a-z]/g, ''))
  return [...parts, ...whole, 'tramite'].filter((name) => name.length >= NAME_MIN)
}

/**
 * Whether a password can be stored. Besides the composition of the specification it may be none
 * of the commonest, nor a name of its owner's e-mail or of the firm with digits around it.
 */
export function evaluatePassword(
  password: string,
  owner: PasswordOwner,
): Decision<PasswordRefusal> {
  if (!strongPassword.test(password)) return refused('weak')
  if (isCommonPassword(password)) return refused('common')
  return namesOf(owner).includes(toPasswordCore(password)) ? refused('personal') : allowed
}

/**
 * Whether a new password can be stored: as {@link evaluatePassword}, and twice the same. Asked on the
 * server; the dialog itself checks neither.
 */
export function evaluateNewPassword(
  input: { readonly newPassword: string; readonly newPasswordConfirm: string },
  owner: PasswordOwner,
): Decision<PasswordRefusal | 'mismatch'> {
  const decision = evaluatePassword(input.newPassword, owner)
  if (!decision.allowed) return decision
  return input.newPassword === input.newPasswordConfirm ? allowed : refused('mismatch')
}
