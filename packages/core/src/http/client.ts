import createFetchClient from 'openapi-fetch'
import type { OperationApi } from '../generated/operation-index.ts'
import type { paths } from '../generated/schema.ts'
import { transportMessages } from '../messages/transport.ts'
import { ApiError, atCall, isApiError, toApiError } from './api-error.ts'
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

/** What a client is made from. */
export interface ApiClientOptions {
  /** One base address for all calls, or one for each of the three APIs. */
  readonly baseUrl: string | BaseUrls
  /** Sends a request; `globalThis.fetch` in most programs. */
  readonly fetch: Fetch
  /** The session's bearer token, or null before sign-in. Asked before each call. */
  readonly token: () => string | null
  /** The active business, or null before one is chosen. Asked before each call. */
  readonly businessId: () => string | null
  /**
   * Who is signed in: the versions that one user has seen are not the next one's. The token tells them
   * apart when absent.
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
  /** Time for an attempt, milliseconds; the policy's when absent. */
  readonly timeout?: number | undefined
  /** How a write may be sent again when it got no answer; absent where it may not. */
  readonly repeat?: Repeat | undefined
  /** How the answer's body is read; `stream` hands over the body unread. */
  readonly parseAs?: 'json' | 'text' | 'stream'
}

/** The answer to a call that succeeded. */
export interface ApiResponse {
  readonly data: unknown
  readonly headers: Headers
}

/** Sends the calls of the contract under the transport policy. */
export interface ApiClient {
  /** @throws {ApiError} on every answer that is not a success, and when there is none */
  request(request: ApiRequest): Promise<ApiResponse>
  /** The business that calls are made for now; part of every query key. */
  businessId(): string | null
  /**
   * The address of a file as the server names it. A server that keeps the files itself names them
   * by a path of its own origin.
   */
  resolveUrl(url: string): string
  /** The versions that the user has seen of each record. */
  readonly versions: Versions
  /** The creates and removals of this session that got no answer. */
  unanswered(): Unanswered
}

type Values = Readonly<Record<string, unknown>>

/** What all operations of the contract have in common: which values belong to which is checked where they are declared. */
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
  // Signed addresses are handed on to the letter. A base without an origin is a browser's, which
  // resolves paths by itself.
  return URL.canParse(url) || !URL.canParse(base) ? url : new URL(url, base).href
}

/** An answer that is not what the contract says: of a proxy, or of another server. */
const toUnreadable = (cause: unknown, call: string) =>
  new ApiError({
    kind: 'network',
    status: 0,
    code: 'UNREADABLE',
    message: transportMessages['transport.unreadable'],
    call,
    cause,
  })

/** Values as an address can hold them: half of a letter that two signs stand for has no address. */
const toWellFormed = (values: Values | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  )

/** What is no number, as of a setting that is missing, says nothing. */
const toTimeout = (given: number | undefined) => (Number.isNaN(given) ? undefined : given)

/** What a path's place cannot hold: with nothing in it, or a step up, the address is that of another operation. */
const noPathValue = /^\.{0,2}$/

/** @throws {ApiError} of kind `refused` for a record without an id: it is none, and its address another's */
function requirePathValues(values: Values | undefined, call: string): void {
  if (!Object.values(values ?? {}).some((value) => noPathValue.test(String(value)))) return
  throw new ApiError({
    kind: 'refused',
    status: 0,
    code: 'NOT_FOUND',
    message: transportMessages['transport.notFound'],
    call,
  })
}

/**
 * A client of the contract.
 *
 * Every call carries the token and the `businessId` header when there are any. A 401 to a call
 * that carried a token ends the session through `onUnauthorized`; sign-in carries none, so a
 * wrong password never does.
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
      const { data, error, response } = await send(method, path, {
        baseUrl: baseUrls[api],
        fetch: createTransport(options.fetch, { ...policy, timeout }, repeat),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(businessId && { businessId }),
          ...headers,
        },
        params: toParams({ path: toWellFormed(params.path), query: toWellFormed(params.query) }),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(parseAs && { parseAs }),
      }).catch((cause: unknown) => {
        throw isApiError(cause) ? atCall(cause, call) : toUnreadable(cause, call)
      })
      if (!response.ok) {
        // A late answer to the token before says nothing of the one that there is now.
        const isCurrent = token !== null && token === options.token()
        if (response.status === 401 && isCurrent) options.onUnauthorized?.()
        throw atCall(toApiError(response, error), call)
      }
      // Every read answers something.
      if (method === 'get' && data === undefined) throw toUnreadable(undefined, call)
      return { data, headers: response.headers }
    },
  }
}
