import { isApiError } from '../http/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { transportMessages } from '../messages/transport.ts'

/** What a form for visitors says of a failed call. */
export interface FormFailure {
  /** At its e-mail field. */
  readonly email: string
  /** In the toast. */
  readonly toast: string
}

/**
 * What to say when a call failed for a reason that is not the user's: no connection, too many
 * attempts, the server away. Undefined when the server refused the values themselves.
 */
function toTransportText(error: unknown): string | undefined {
  if (!isApiError(error)) return transportMessages['transport.network']
  if (error.kind === 'timeout') return transportMessages['transport.timeout']
  if (error.kind !== 'problem') return transportMessages['transport.network']
  if (error.status === 429) return error.message || transportMessages['transport.rateLimited']
  if (error.status >= 500) return transportMessages['transport.unavailable']
  return undefined
}

/** What sign-in says of a failure; never whether the e-mail has an account. Specification §2, §8. */
export function toSignInFailure(error: unknown): FormFailure {
  return {
    email: toTransportText(error) ?? sessionMessages['session.invalidCredentials'],
    toast: sessionMessages['session.signInFailed'],
  }
}

/** What recovery says of a failure. Specification §2, §8. */
export function toRecoveryFailure(error: unknown): FormFailure {
  return {
    email: toTransportText(error) ?? sessionMessages['session.invalidEmail'],
    toast: sessionMessages['session.recoveryFailed'],
  }
}

/** What reset says of a failure: a link that is old or used up, or anything else. Specification §8. */
export function toResetFailure(error: unknown): string {
  if (isApiError(error) && error.code === 'TOKEN_EXPIRED') {
    return sessionMessages['session.tokenExpired']
  }
  return toTransportText(error) ?? sessionMessages['session.resetFailed']
}
