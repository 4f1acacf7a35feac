import { isAnswerLost, isApiError, isRefusal, isUnsent } from '../http/index.ts'
import { recoveryMessages } from '../messages/recovery.ts'
import { sessionMessages } from '../messages/session.ts'
import { type FormFailure, toCause, toFormFailure } from './session-failures.ts'

/** The texts of a failed recovery. */
export function toRecoveryFailure(error: unknown): FormFailure {
  return toFormFailure(
    error,
    sessionMessages['session.invalidEmail'],
    recoveryMessages['session.recoveryFailed'],
  )
}

/** Why the chosen password is refused, for its field; undefined for any other failure of reset. */
export function toRefusedPassword(error: unknown): string | undefined {
  return isRefusal<'resetPassword'>(error, 'COMMON_PASSWORD', 'PERSONAL_PASSWORD')
    ? error.message
    : undefined
}

/**
 * The text of a failed reset: an expired or used link; that it may have been done, if the answer was lost; or any other
 * failure, with its cause unless it is the input.
 */
export function toResetFailure(error: unknown): string {
  if (isRefusal<'resetPassword'>(error, 'TOKEN_EXPIRED')) {
    return recoveryMessages['session.tokenExpired']
  }
  if (isAnswerLost(error)) return recoveryMessages['session.resetUnanswered']
  const cause = toCause(error)
  const text = recoveryMessages[isUnsent(error) ? 'session.resetUnsent' : 'session.resetFailed']
  return cause === undefined ? text : `${text} ${cause}`
}

/**
 * The text of a failed confirmation of a new e-mail; that it may have been done, if the answer was lost.
 * @param isAgain an earlier attempt got no answer: it may be the one that used the link
 */
export function toConfirmationFailure(error: unknown, isAgain = false): string {
  if (isAgain && isRefusal<'confirmEmail'>(error, 'EMAIL_LINK_EXPIRED')) {
    return recoveryMessages['session.emailConfirmedBefore']
  }
  if (isAnswerLost(error)) return recoveryMessages['session.emailConfirmationUnanswered']
  const cause = toCause(error)
  if (cause !== undefined) return `${recoveryMessages['session.emailConfirmationFailed']} ${cause}`
  return isApiError(error) && error.message !== ''
    ? error.message
    : recoveryMessages['session.emailConfirmationFailed']
}
