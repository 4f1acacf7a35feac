import type { MessageCode, MessageParams } from '../messages/index.ts'
import type { ApiClient } from './client.ts'
import type { AnswerAt, HttpMethod, PathOf, RequestAt } from './contract.types.ts'

/**
 * The families of server data. The first part of every query key, so that a command can say what
 * it makes stale by naming families.
 */
export type Resource =
  | 'billings'
  | 'businesses'
  | 'customers'
  | 'demandTypes'
  | 'demands'
  | 'documents'
  | 'gazettes'
  | 'home'
  | 'journeys'
  | 'legal'
  | 'mapping'
  | 'marks'
  | 'notifications'
  | 'popups'
  | 'receipts'
  | 'reminders'
  | 'risk'
  | 'tags'
  | 'templates'
  | 'users'

/** Names what a query reads: for whom it is, and what was asked. */
export type QueryKey = readonly [
  resource: Resource,
  businessId: string | null,
  path: string,
  input: unknown,
]

/** What a query library gives to the function that reads. */
export interface QueryContext {
  readonly signal?: AbortSignal
}

/** A read, ready for TanStack Query's `useQuery` or to be called by hand. */
export interface Query<Data> {
  readonly queryKey: QueryKey
  /** What the user is told of a failure; absent where the screen itself says it. */
  readonly meta?: FailureMeta
  /** Reads once. */
  readonly queryFn: (context?: QueryContext) => Promise<Data>
  /**
   * The version last seen of what it reads, as a form that opens now remembers it; null before the
   * first answer, and for what has no versions. See {@link Versioned}.
   */
  readonly version: () => string | null
}

/** A read of a list by cursor, ready for TanStack Query's `useInfiniteQuery`. */
export interface PagedQuery<Page> {
  readonly queryKey: QueryKey
  /** What the user is told of a failure; absent where the screen itself says it. */
  readonly meta?: FailureMeta
  /** Reads the page at a cursor; the first one at null. */
  readonly queryFn: (context: QueryContext & { pageParam: string | null }) => Promise<Page>
  readonly initialPageParam: string | null
  /** The cursor of the page after; null at the end. */
  readonly getNextPageParam: (last: Page) => string | null
  /** What `portal.read` gives once the user was told of a failure; see {@link Command}. */
  readonly instead?: Page
}

/** What the user is told when a call fails. */
export type FailureMeta = {
  /** Text of the toast after a failure. Without one only the transport's own texts show. */
  readonly failure?: MessageCode
  /** The same where what fails to be read is there already, from before. */
  readonly reloadFailure?: MessageCode
  /** Where the server says something itself, that is the text, and `failure` only stands in. */
  readonly messageFirst?: boolean
  /** Text of a second toast after that one: the specification has the dialog of the call speak too. */
  readonly furtherFailure?: MessageCode
  /** The specification wants no toast at all when it fails. */
  readonly silent?: boolean
  /** The specification wants the toast of a failure to look like one of a success. */
  readonly failureTone?: 'success'
}

/**
 * What the user is told of a command, and which server data it makes stale. A type, not an
 * interface: query libraries take metadata as an open record.
 */
export type CommandMeta = FailureMeta & {
  /** Text of the toast after a success; none when the screen itself shows it. */
  readonly success?: MessageCode
  /** Text of a second toast after that one: two parts of the specification have each its own. */
  readonly furtherSuccess?: MessageCode
  /** Values of the places of that text, from the answer. */
  readonly successParams?: (answer: never) => MessageParams
  /** Whether an answer is a success to tell of; every one is when absent. */
  readonly successWhen?: (answer: never) => boolean
  /** Families of server data to read again after a success. */
  readonly stale: readonly Resource[]
  /** Part of it may have happened when it failed: they are read again then, too. */
  readonly staleAlways?: boolean
}

/** A write, ready for TanStack Query's `useMutation` or to be called by hand. */
export interface Command<Input, Data, Instead = never> {
  readonly mutationKey: readonly [method: HttpMethod, path: string]
  /** Writes once. */
  readonly mutationFn: (input: Input) => Promise<Data>
  readonly meta: CommandMeta
  /**
   * What `portal.run` gives once the user was told of a failure, where the specification wants that.
   * Absent, and in `mutationFn` always, a failure rejects.
   */
  readonly instead?: Instead
}

interface Declaration<M extends HttpMethod, P extends PathOf<M>, Input> {
  /** Path template of the contract. */
  readonly path: P
  /** From what a caller gives to what the contract wants. */
  readonly request: (input: Input) => RequestAt<M, P>
}

interface Parts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function toParams({ path, query }: Parts) {
  return { ...(path && { path }), ...(query && { query }) }
}

function toVersionKey(template: string, path: Parts['path']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path?.[name]))
}

async function read(
  client: ApiClient,
  declaration: { path: string; versioned?: boolean; signed?: boolean },
  parts: Parts,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const answer = await client.request({
    method: 'get',
    path: declaration.path,
    params: toParams(parts),
    signal,
  })
  rememberVersion(client, declaration.versioned ? declaration.path : undefined, parts, answer)
  return declaration.signed ? withResolvedUrl(client, answer.data) : answer.data
}

function withResolvedUrl(client: ApiClient, data: unknown): unknown {
  const { signedUrl, ...rest } = data as { signedUrl: string }
  return { ...rest, signedUrl: client.resolveUrl(signedUrl) }
}

function rememberVersion(
  client: ApiClient,
  template: string | undefined,
  parts: Parts,
  answer: { headers: Headers },
) {
  const version = answer.headers.get('etag')
  if (template && version) client.versions.set(toVersionKey(template, parts.path), version)
}

/**
 * Declares a read of the contract.
 *
 * @example
 * export const getDemand = defineQuery({
 *   resource: 'demands',
 *   path: '/demands/{id}',
 *   versioned: true,
 *   request: (input: { id: string }) => ({ path: { id: input.id } }),
 * })
 * // useQuery(getDemand(client, { id }))  or  await getDemand(client, { id }).queryFn()
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<P extends PathOf<'get'>, Input = void>(
  declaration: Declaration<'get', P, Input> & {
    readonly resource: Resource
    /** The answer's `ETag` is kept and sent as `If-Match` by commands of the same resource. */
    readonly versioned?: boolean
    /** The answer holds a `signedUrl`, which may be relative to the address of the API. */
    readonly signed?: boolean
    /** What the user is told of a failure. */
    readonly meta?: FailureMeta
  },
): (client: ApiClient, input: Input) => Query<AnswerAt<'get', P>> {
  return (client, input) => ({
    queryKey: [declaration.resource, client.businessId(), declaration.path, input ?? null],
    ...(declaration.meta && { meta: declaration.meta }),
    queryFn: (context) =>
      read(client, declaration, declaration.request(input) as Parts, context?.signal) as Promise<
        AnswerAt<'get', P>
      >,
    version: () => {
      const { path } = declaration.request(input) as Parts
      return client.versions.get(toVersionKey(declaration.path, path)) ?? null
    },
  })
}

/** Declares a read of a list that goes on by `cursor`, which joins what `request` answers. */
/* @__NO_SIDE_EFFECTS__ */
export function definePagedQuery<P extends PathOf<'get'>, Input>(
  declaration: Declaration<'get', P, Input> & {
    readonly resource: Resource
    /** What the user is told of a failure. */
    readonly meta?: FailureMeta
    /** What `portal.read` gives once the user was told. */
    readonly instead?: AnswerAt<'get', P> & { readonly nextCursor: string | null }
  },
): (
  client: ApiClient,
  input: Input,
) => PagedQuery<AnswerAt<'get', P> & { readonly nextCursor: string | null }> {
  type Page = AnswerAt<'get', P> & { readonly nextCursor: string | null }
  const nextCursorOf = (page: { readonly nextCursor: string | null }) => page.nextCursor
  return (client, input) => ({
    queryKey: [declaration.resource, client.businessId(), declaration.path, input],
    ...(declaration.meta && { meta: declaration.meta }),
    ...(declaration.instead !== undefined && { instead: declaration.instead }),
    queryFn: ({ pageParam, signal }) => {
      const { query, ...parts } = declaration.request(input) as Parts
      const page = { ...query, ...(pageParam !== null && { cursor: pageParam }) }
      return read(client, declaration, { ...parts, query: page }, signal) as Promise<Page>
    },
    initialPageParam: null,
    getNextPageParam: nextCursorOf,
  })
}

/**
 * A key under which the server does a create only once, however often it is sent
 * (`Idempotency-Key`). Keep it with the draft, and take a new one after a success.
 */
export interface Idempotent {
  readonly idempotencyKey?: string
}

/**
 * The version that the user saw when a form opened. Give it with the command: what is read again
 * meanwhile, such as by a list that refreshes itself, then does not count as seen, and a change by
 * somebody else is a 412 instead of being written over. Without it the last version seen is sent.
 */
export interface Versioned {
  readonly version?: string | null
}

/**
 * Declares a write of the contract with its texts and what it makes stale.
 *
 * @example
 * export const validateDemand = defineCommand({
 *   method: 'patch',
 *   path: '/demands/{id}/validated',
 *   request: (input: { id: string }) => ({ path: { id: input.id } }),
 *   success: 'demands.validated',
 *   failure: 'demands.validateFailed',
 *   stale: ['demands', 'home'],
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCommand<
  M extends Exclude<HttpMethod, 'get'>,
  P extends PathOf<M>,
  Input = void,
  Instead = never,
>(
  declaration: Declaration<M, P, Input> &
    Omit<CommandMeta, 'successParams' | 'successWhen'> & {
      readonly method: M
      readonly successParams?: (answer: AnswerAt<M, P>) => MessageParams
      readonly successWhen?: (answer: AnswerAt<M, P>) => boolean
      /** Path template of the versioned resource that the write changes. */
      readonly versionOf?: string
      /** Send an `Idempotency-Key`: the input's own, or one made for this call. */
      readonly idempotent?: boolean
      /** What `portal.run` gives once the user was told of a failure. */
      readonly instead?: Instead
    },
): (client: ApiClient) => Command<Input, AnswerAt<M, P>, Instead> {
  const { method, path, request, versionOf, idempotent, instead } = declaration
  const { success, successParams, failure, messageFirst, silent, failureTone, stale } = declaration
  const { furtherSuccess, furtherFailure, staleAlways, successWhen } = declaration
  return (client) => ({
    mutationKey: [method, path],
    ...(instead !== undefined && { instead }),
    meta: {
      stale,
      ...(success && { success }),
      ...(furtherSuccess && { furtherSuccess }),
      ...(successParams && { successParams }),
      ...(successWhen && { successWhen }),
      ...(failure && { failure }),
      ...(messageFirst && { messageFirst }),
      ...(silent && { silent }),
      ...(failureTone && { failureTone }),
      ...(furtherFailure && { furtherFailure }),
      ...(staleAlways && { staleAlways }),
    },
    mutationFn: async (input) => {
      const parts = request(input) as Parts
      const opened = (input as Versioned | undefined)?.version
      const version =
        versionOf && (opened ?? client.versions.get(toVersionKey(versionOf, parts.path)))
      const key = (input as Idempotent | undefined)?.idempotencyKey ?? crypto.randomUUID()
      const answer = await client.request({
        method,
        path,
        params: toParams(parts),
        body: parts.body,
        headers: {
          ...(version && { 'if-match': version }),
          ...(idempotent && { 'idempotency-key': key }),
        },
      })
      rememberVersion(client, versionOf, parts, answer)
      return answer.data as AnswerAt<M, P>
    },
  })
}
