import { allowed, type Decision, refused } from '@tramite/core/decision'
import { strongPassword } from '@tramite/core/session'
import { isCommonPassword, toFoldedText, toPasswordCore } from './common-passwords.ts'

/** Why a password is refused: its composition, being too common, or containing its owner's name. */
export type PasswordRefusal = 'weak' | 'common' | 'personal'

/** What a password must not be derived from. */
interface PasswordOwner {
  readonly email: string
  readonly firmName: string
}

/** Minimum length of a part of a name that counts. */
const NAME_MIN = 4

function namesOf({ email, firmName }: PasswordOwner): string[] {
  const given = toFoldedText(`${email} ${firmName}`)
  const parts = given.split(/[^a-z0-9]+/)
  const [account = ''] = toFoldedText(email).split('@')
  const whole = [account, firmName].map((name) => toFoldedText(name).replaceAll(/[^a-z]/g, ''))
  return [...parts, ...whole, 'tramite'].filter((name) => name.length >= NAME_MIN)
}

/**
 * Whether a password can be stored. Besides the composition that the specification requires, it must not
 * be one of the most common, nor a name from its owner's e-mail or of the firm with digits around it.
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
 * Whether a new password can be stored: as {@link evaluatePassword}, and repeated correctly. Checked on
 * the server; the dialog itself checks neither.
 */
export function evaluateNewPassword(
  input: { readonly newPassword: string; readonly newPasswordConfirm: string },
  owner: PasswordOwner,
): Decision<PasswordRefusal | 'mismatch'> {
  const decision = evaluatePassword(input.newPassword, owner)
  if (!decision.allowed) return decision
  return input.newPassword === input.newPasswordConfirm ? allowed : refused('mismatch')
}
