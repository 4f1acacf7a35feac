import createFetchClient from 'openapi-fetch'
import type { OperationApi } from '../generated/operation-index.ts'
import type { paths } from '../generated/schema.ts'
import { transportMessages } from '../messages/transport.ts'
import { parseUrl } from '../parse-url.ts'
import {
  ApiError,
  type ApiErrorCode,
  type ApiErrorKind,
  atCall,
  isApiError,
  toApiError,
} from './api-error.ts'
import type { HttpMethod } from './contract.types.ts'
import { toParams } from './declaration.ts'
import type { Fetch } from './fetch.ts'
import {
  createTransport,
  defaultTransportPolicy,
  type Repeat,
  type TransportPolicy,
} from './transport.ts'
import { createUnanswered, type Unanswered } from './unanswered.ts'
import { createVersions, type Versions } from './versions.ts'

/** The three addresses of the specification; one server may answer all of them. */
export interface BaseUrls {
  readonly customer: string
  readonly general: string
  readonly third: string
}

/** Options of a client. */
export interface ApiClientOptions {
  /** One base address for all calls, or one for each of the three APIs. */
  readonly baseUrl: string | BaseUrls
  /** Sends a request; `globalThis.fetch` in most programs. */
  readonly fetch: Fetch
  /** The session's bearer token, or null before sign-in. Read before each call. */
  readonly token: () => string | null
  /** The active business, or null before one is chosen. Read before each call. */
  readonly businessId: () => string | null
  /**
   * The signed-in user: versions seen by one user do not count for the next. Without it, the token tells
   * sessions apart.
   */
  readonly userId?: () => string | null
  /** Called when a call with a token is answered 401: the session is over. */
  readonly onUnauthorized?: () => void
  readonly policy?: Partial<TransportPolicy>
}

/** A call, with the contract's path template and its values. */
export interface ApiRequest {
  readonly method: HttpMethod
  readonly path: keyof paths
  /** Which of the three base addresses serves it; the general one when absent. */
  readonly api?: OperationApi
  readonly params?: {
    readonly path?: Values
    readonly query?: Values
  }
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** Time for an attempt, in milliseconds; the policy's when absent. */
  readonly timeout?: number | undefined
  /** How a write may be repeated after it got no answer; absent if it may not. */
  readonly repeat?: Repeat | undefined
  /** How the answer's body is read; `stream` returns the body unread. */
  readonly parseAs?: 'json' | 'text' | 'stream'
}

/** The answer to a call that succeeded. */
export interface ApiResponse {
  readonly data: unknown
  readonly headers: Headers
}

/** Sends the calls of the contract under the transport policy. */
export interface ApiClient {
  /** @throws {ApiError} for every answer that is not a success, and when there is none */
  request(request: ApiRequest): Promise<ApiResponse>
  /** The business that calls are currently made for; part of every query key. */
  businessId(): string | null
  /**
   * The absolute address of a file. A server that stores files itself refers to them by a path of its own
   * origin.
   */
  resolveUrl(url: string): string
  /** The versions of each record that the user has seen. */
  readonly versions: Versions
  /** The creates and removals of this session that got no answer. */
  unanswered(): Unanswered
}

type Values = Readonly<Record<string, unknown>>

/**
 * What all operations of the contract have in common; their exact types are checked where they are
 * declared.
 */
interface AnyOperation {
  readonly parameters: { readonly path?: Values; readonly query?: Values; readonly header?: Values }
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } }
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': unknown } }
    readonly default: { readonly content: { readonly 'application/json': unknown } }
  }
}

type AnyPaths = Record<keyof paths, Record<HttpMethod, AnyOperation>>

function toBaseUrls(baseUrl: string | BaseUrls): BaseUrls {
  if (typeof baseUrl !== 'string') return baseUrl
  return { customer: baseUrl, general: baseUrl, third: baseUrl }
}

function resolveUrl(url: string, base: string): string {
  // Signed addresses are passed on unchanged. A base without an origin occurs in a browser, which
  // resolves paths itself.
  return parseUrl(url) ? url : (parseUrl(url, base)?.href ?? url)
}

/** A call that failed on this side; the text is that of the transport. */
const toFailure = (
  kind: ApiErrorKind,
  code: ApiErrorCode,
  text: keyof typeof transportMessages,
  call: string,
  cause?: unknown,
) => new ApiError({ kind, status: 0, code, message: transportMessages[text], call, cause })

/** A response that does not match the contract, such as a proxy's error page. */
const toUnreadable = (call: string, cause?: unknown) =>
  toFailure('network', 'UNREADABLE', 'transport.unreadable', call, cause)

const mapTexts = (values: Values | undefined, change: (text: string) => string) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : value,
    ]),
  )

/** Replaces lone surrogates: encodeURIComponent throws URIError on them. */
const toWellFormed = (text: string) => text.toWellFormed()

/** Leaves out NUL, too, by which nothing is found: the server refuses it. */
const toRequestKey = (text: string) => toWellFormed(text).replaceAll('\0', '')

/** NaN (from a missing setting) counts as no timeout given. */
const toTimeout = (given: number | undefined) => (Number.isNaN(given) ? undefined : given)

/** What no header carries. */
const noHeaderValue = /[^ -ÿ]/

/** Path parameters that would change the route: '', '.' and '..'. */
const noPathValue = /^\.{0,2}$/

/** @throws {ApiError} of kind `refused` when a path parameter is empty, '.' or '..' */
function requirePathValues(values: Values | undefined, call: string): void {
  if (!Object.values(values ?? {}).some((value) => noPathValue.test(String(value)))) return
  throw toFailure('refused', 'NOT_FOUND', 'transport.notFound', call)
}

/**
 * A client of the contract.
 *
 * Every call carries the token and the `businessId` header when there are any. A 401 to a call
 * that carried a token ends the session through `onUnauthorized`; `signIn` of the composed SDK carries
 * none, so a wrong password never does.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const baseUrls = toBaseUrls(options.baseUrl)
  const policy = { ...defaultTransportPolicy, ...options.policy }
  const { request: send } = createFetchClient<AnyPaths>()

  const session = options.userId ?? options.token

  return {
    versions: createVersions(session),
    unanswered: createUnanswered(session),
    resolveUrl: (url) => resolveUrl(url, baseUrls.general),
    businessId: options.businessId,
    async request({ method, path, api = 'general', params = {}, body, headers, ...request }) {
      const { signal, parseAs, repeat } = request
      const timeout = toTimeout(request.timeout) ?? policy.timeout
      const token = options.token()
      const businessId = options.businessId()
      const call = `${method.toUpperCase()} ${path}`
      requirePathValues(params.path, call)
      const transport = createTransport(options.fetch, { ...policy, timeout }, repeat)
      let isSent = false
      const { data, error, response } = await send(method, path, {
        baseUrl: baseUrls[api],
        fetch: (sent) => {
          isSent = true
          return transport(sent)
        },
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(businessId && { businessId }),
          ...headers,
        },
        params: toParams({
          path: mapTexts(params.path, toWellFormed),
          query: mapTexts(params.query, toRequestKey),
        }),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(parseAs && { parseAs }),
      }).catch((cause: unknown) => {
        if (isApiError(cause)) throw atCall(cause, call)
        if (isSent) throw toUnreadable(call, cause)
        const isKeyInvalid = noHeaderValue.test(headers?.['idempotency-key'] ?? '')
        // Otherwise such as to an address without an origin, outside a browser.
        const code = isKeyInvalid ? 'IDEMPOTENCY_KEY_INVALID' : 'REFUSED'
        throw toFailure('refused', code, 'transport.unknown', call, cause)
      })
      if (!response.ok) {
        // A late answer to an earlier token says nothing about the current one.
        const isCurrent = token !== null && token === options.token()
        if (response.status === 401 && isCurrent) options.onUnauthorized?.()
        throw atCall(toApiError(response, error), call)
      }
      // Every read has an answer.
      if (method === 'get' && data === undefined) throw toUnreadable(call)
      return { data, headers: response.headers }
    },
  }
}
