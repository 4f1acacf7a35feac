import { allowed, type Decision, refused } from '../decision.ts'
import { strongPassword } from '../session/session.schema.ts'

/**
 * Whether a new password can be stored: composed as a reset's, and twice the same. Asked on the
 * server; the dialog itself checks neither. Specification §5.
 */
export function evaluateNewPassword(input: {
  readonly newPassword: string
  readonly newPasswordConfirm: string
}): Decision<'weak' | 'mismatch'> {
  if (!strongPassword.test(input.newPassword)) return refused('weak')
  return input.newPassword === input.newPasswordConfirm ? allowed : refused('mismatch')
}
