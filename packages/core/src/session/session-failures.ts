import { isApiError } from '../http/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { transportMessages } from '../messages/transport.ts'

/** What a form for visitors says of a failed call. */
export interface FormFailure {
  /** At its e-mail field; only when what was typed was refused. */
  readonly email?: string
  /** Title of the toast. */
  readonly toast: string
  /** In the form, to stay: why nothing came of it, where it is not for what was typed. */
  readonly cause?: string
}

/**
 * Why a call failed that failed for a reason that is not the user's: no connection, too many
 * attempts, the server away. Undefined when the server refused the values themselves.
 */
export function toCause(error: unknown): string | undefined {
  if (!isApiError(error)) return transportMessages['transport.network']
  if (error.kind === 'timeout') return transportMessages['transport.timeout']
  if (error.kind !== 'problem') return transportMessages['transport.network']
  if (error.status === 429) return error.message || transportMessages['transport.rateLimited']
  if (error.status >= 500) return transportMessages['transport.unavailable']
  return undefined
}

/** Of refused values at the e-mail field, of anything else with its cause. */
export function toFormFailure(error: unknown, email: string, toast: string): FormFailure {
  const cause = toCause(error)
  return cause === undefined ? { email, toast } : { toast, cause }
}

/**
 * What sign-in says of a failure: of refused values always the same, and never whether the e-mail has
 * an account; of too many attempts, or no connection, that.
 */
export function toSignInFailure(error: unknown): FormFailure {
  return toFormFailure(
    error,
    sessionMessages['session.invalidCredentials'],
    sessionMessages['session.signInFailed'],
  )
}
