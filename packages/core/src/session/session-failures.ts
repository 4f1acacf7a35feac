import { isApiError } from '../http/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { transportMessages } from '../messages/transport.ts'

/** The texts of a failed call in a form for visitors. */
export interface FormFailure {
  /** Shown at its e-mail field; only when the input was refused. */
  readonly email?: string
  /** Title of the toast. */
  readonly toast: string
  /** Shown permanently in the form: why it failed, if the input is not the reason. */
  readonly cause?: string
}

/**
 * Why a call failed for a reason other than the user's input: no connection, too many attempts, the
 * server away. Undefined when the server refused the values themselves.
 */
export function toCause(error: unknown): string | undefined {
  if (!isApiError(error)) return transportMessages['transport.network']
  if (error.kind === 'timeout') return transportMessages['transport.timeout']
  if (error.kind !== 'problem') return transportMessages['transport.network']
  if (error.status === 429) return error.message || transportMessages['transport.rateLimited']
  if (error.status >= 500) return transportMessages['transport.unavailable']
  return undefined
}

/** Refused values are reported at the e-mail field, anything else with its cause. */
export function toFormFailure(error: unknown, email: string, toast: string): FormFailure {
  const cause = toCause(error)
  return cause === undefined ? { email, toast } : { toast, cause }
}

/**
 * The texts of a failed sign-in: for refused values always the same, never revealing whether the e-mail
 * has an account; for too many attempts or a missing connection, the cause.
 */
export function toSignInFailure(error: unknown): FormFailure {
  return toFormFailure(
    error,
    sessionMessages['session.invalidCredentials'],
    sessionMessages['session.signInFailed'],
  )
}
