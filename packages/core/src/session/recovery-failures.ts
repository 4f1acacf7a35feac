import { isApiError, isRefusal } from '../http/index.ts'
import { recoveryMessages } from '../messages/recovery.ts'
import { sessionMessages } from '../messages/session.ts'
import { type FormFailure, toCause, toFormFailure } from './session-failures.ts'

/** What recovery says of a failure. */
export function toRecoveryFailure(error: unknown): FormFailure {
  return toFormFailure(
    error,
    sessionMessages['session.invalidEmail'],
    recoveryMessages['session.recoveryFailed'],
  )
}

/** Why the chosen password is not taken, to stand at its field; undefined of any other failure of reset. */
export function toRefusedPassword(error: unknown): string | undefined {
  return isRefusal<'resetPassword'>(error, 'COMMON_PASSWORD', 'PERSONAL_PASSWORD')
    ? error.message
    : undefined
}

/**
 * What reset says of a failure: a link that is old or used up, or anything else, with its cause
 * where it is not what was typed.
 */
export function toResetFailure(error: unknown): string {
  if (isRefusal<'resetPassword'>(error, 'TOKEN_EXPIRED')) {
    return recoveryMessages['session.tokenExpired']
  }
  const cause = toCause(error)
  const text = recoveryMessages['session.resetFailed']
  return cause === undefined ? text : `${text} ${cause}`
}

/**
 * What the confirmation of a new e-mail says of a failure.
 * @param isAgain an attempt before got no answer: it may be what has used the link up
 */
export function toConfirmationFailure(error: unknown, isAgain = false): string {
  if (isAgain && isRefusal<'confirmEmail'>(error, 'EMAIL_LINK_EXPIRED')) {
    return recoveryMessages['session.emailConfirmedBefore']
  }
  const cause = toCause(error)
  if (cause !== undefined) return `${recoveryMessages['session.emailConfirmationFailed']} ${cause}`
  return isApiError(error) && error.message !== ''
    ? error.message
    : recoveryMessages['session.emailConfirmationFailed']
}
