import type { OperationId } from '../generated/operation-index.ts'
import type { RefusalOf } from '../generated/refusals.ts'
import type { ProblemCode } from '../messages/problems.ts'
import { transportMessages } from '../messages/transport.ts'

/** Why a call failed, as far as a caller has to distinguish. */
export type ApiErrorKind =
  /** The server answered with a Problem. */
  | 'problem'
  /**
   * No usable answer: no connection, a connection that broke, or an answer that does not match the
   * contract.
   */
  | 'network'
  /** No answer within the time allowed. */
  | 'timeout'
  /** The caller gave up (its `AbortSignal` fired), or another user is signed in now. */
  | 'aborted'
  /** The call was not sent: a rule refused its input, or no request could be made of it (`cause`). */
  | 'refused'

/** The fields of an {@link ApiError}. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind
  /** HTTP status, or 0 without a usable answer. */
  readonly status: number
  /** Machine-readable cause. */
  readonly code: ApiErrorCode
  /**
   * Portuguese sentence for the user: the server's, or why there was no answer; empty when the caller
   * gave up.
   */
  readonly message: string
  /**
   * The call, such as `GET /demands/{id}`, also of one that was not sent; absent where the failure is of no
   * single call, as for the transfer of a file.
   */
  readonly call?: string | undefined
  /** Portuguese messages by field name, for a refused form. */
  readonly errors?: Readonly<Record<string, string>>
  /** Identifies the call in the server's logs. */
  readonly requestId?: string | undefined
  /** The current version of the resource, when an older one was refused (412). */
  readonly version?: string | undefined
  /** Seconds after which the call may be sent again, when the server says so (429, 503). */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/**
 * Distinguishes failures: the server's code, or the status if it has none. Without an answer it is the kind
 * in capitals, `UNREADABLE` if the answer does not match the contract, or `OFFLINE` for a write that was
 * never sent. Later servers may send other codes.
 */
export type ApiErrorCode =
  | ProblemCode
  | 'NETWORK'
  /** Kind `network`: a write that was not sent, since the browser had no connection at any of its attempts. */
  | 'OFFLINE'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'UNREADABLE'
  /** It was refused before it was sent. */
  | 'REFUSED'
  /** Refused before it was sent, because the given `idempotencyKey` is not valid in a header. */
  | 'IDEMPOTENCY_KEY_INVALID'
  | `HTTP_${number}`
  | (string & {})

/** The one error that every call of the SDK rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: ApiErrorCode
  /** The call, with the path template of the contract: `GET /demands/{id}`; see {@link ApiErrorDetails}. */
  readonly call: string | undefined
  readonly errors: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /**
   * The current version of the resource, when an older one was refused (412). Once the user has been
   * shown what changed, send the command again with it.
   */
  readonly version: string | undefined
  /**
   * Seconds after which the call may be sent again, when the server says so: after too many calls (429,
   * `RATE_LIMITED`), where `message` contains the time in words, or while it is not available (503).
   */
  readonly retryAfter: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.code = details.code
    this.call = details.call
    this.errors = details.errors ?? {}
    this.requestId = details.requestId
    this.version = details.version
    this.retryAfter = details.retryAfter
  }

  /**
   * All its fields, for a log: `JSON.stringify` alone leaves out an error's message. Without `cause`, whose
   * text may quote a header, such as the one with the token.
   */
  toJSON(): Omit<ApiErrorDetails, 'cause'> {
    const { kind, status, code, call, message, errors, requestId, version, retryAfter } = this
    return { kind, status, code, call, message, errors, requestId, version, retryAfter }
  }
}

/** The same error, with the call that it belongs to. */
export const atCall = (error: ApiError, call: string): ApiError =>
  new ApiError({ ...error.toJSON(), message: error.message, cause: error.cause, call })

/** Whether `error` came from a call of the SDK. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Whether the server answered that it does not accept the request (4xx). */
export const isClientError = (error: unknown): error is ApiError =>
  isApiError(error) && error.status >= 400 && error.status < 500

/**
 * Whether the resource does not exist, was deleted, or may not be seen by the caller; all three have the same
 * answer.
 */
export const isNotFound = (error: unknown): error is ApiError =>
  isApiError(error) && error.status === 404

/** Statuses that say nothing about the request itself: an expired session, a timeout and a rate limit. */
const retryable: readonly number[] = [401, 408, 429]

/**
 * Whether the server has refused the request definitely, so that repeating it is pointless. False if the
 * session has expired (401), if the caller has to wait (408, 429), or if an earlier attempt with the same key
 * is still being processed.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (!isClientError(error) || retryable.includes(error.status)) return false
  return error.code !== 'IDEMPOTENCY_IN_PROGRESS'
}

/**
 * Whether a failed call may have been carried out: it was sent, and there was no usable answer. Includes
 * errors of the server (5xx), because a repeat needs care. What the user is told depends on {@link
 * isAnswerLost}.
 */
export function isUnanswered(error: unknown): boolean {
  return (
    isApiError(error) &&
    !isUnsent(error) &&
    error.kind !== 'refused' &&
    (error.status === 0 || error.status >= 500)
  )
}

/** Whether a write was never sent, because there was no connection: it cannot have been carried out. */
export const isUnsent = (error: unknown): boolean => isApiError(error) && error.code === 'OFFLINE'

/**
 * Whether the answer of a call was lost, so that nobody knows whether it was carried out. Narrower than
 * {@link isUnanswered}: a server that answers with an error of its own (5xx) has rolled the call back, and a call that
 * was never sent has no answer. The answer of a gateway (502, 504) is not the server's.
 */
export const isAnswerLost = (error: unknown): boolean =>
  isApiError(error) &&
  ((error.kind === 'network' && !isUnsent(error)) ||
    error.kind === 'timeout' ||
    ([502, 504].includes(error.status) && error.message === ''))

/**
 * Whether an operation refused a call with one of the given codes, which are typed by the contract.
 * @example
 * if (isRefusal<'resetPassword'>(error, 'TOKEN_EXPIRED')) askForAnotherLink()
 */
export function isRefusal<Id extends OperationId>(
  error: unknown,
  ...codes: readonly RefusalOf<Id>[]
): error is ApiError {
  return isApiError(error) && codes.some((code) => code === error.code)
}

interface ProblemLike {
  code?: unknown
  message?: unknown
  errors?: unknown
  requestId?: unknown
}

function toFieldMessages(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  const entries = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

/** The seconds of a `Retry-After`; its other form, a date, is never sent by our server. */
export function toSeconds(header: string | null | undefined): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined
}

/**
 * The error for an answer that is not a success.
 * @param response the answer, for its status, version and `Retry-After`
 * @param body its parsed body: a Problem, or anything that a proxy in between may have sent
 */
export function toApiError(
  response: { status: number; headers?: Pick<Headers, 'get'> },
  body: unknown,
): ApiError {
  const problem: ProblemLike = typeof body === 'object' && body !== null ? body : {}
  const errors = toFieldMessages(problem.errors)
  const version = response.status === 412 ? response.headers?.get('etag') : null
  const retryAfter = toSeconds(response.headers?.get('retry-after'))
  return new ApiError({
    kind: 'problem',
    status: response.status,
    code: typeof problem.code === 'string' ? problem.code : `HTTP_${response.status}`,
    message: typeof problem.message === 'string' ? problem.message : '',
    ...(errors && { errors }),
    ...(typeof problem.requestId === 'string' && { requestId: problem.requestId }),
    ...(version && { version }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

const unanswered = {
  network: transportMessages['transport.network'],
  timeout: transportMessages['transport.timeout'],
  aborted: '',
} as const

/** The error for a write that was never sent, see {@link isUnsent}. */
export const toUnsentError = (cause: unknown): ApiError =>
  new ApiError({
    kind: 'network',
    status: 0,
    code: 'OFFLINE',
    message: transportMessages['transport.unsent'],
    cause,
  })

/**
 * The error for a call without an answer.
 * @param cause what `fetch` rejected with
 * @param state whether the caller's signal fired, or the time ran out
 */
export function toTransportError(
  cause: unknown,
  state: { aborted: boolean; timedOut: boolean },
): ApiError {
  const kind = state.aborted ? 'aborted' : state.timedOut ? 'timeout' : 'network'
  return new ApiError({
    kind,
    status: 0,
    code: kind.toUpperCase(),
    message: unanswered[kind],
    cause,
  })
}
