import type { MessageCode } from '../messages/index.ts'
import type { ApiClient } from './client.ts'
import type { AnswerAt, HttpMethod, PathOf, RequestAt } from './contract.types.ts'

/**
 * The families of server data. The first part of every query key, so that a command can say what
 * it makes stale by naming families.
 */
export type Resource =
  | 'businesses'
  | 'customers'
  | 'demands'
  | 'documents'
  | 'home'
  | 'notifications'
  | 'tags'
  | 'users'

export type QueryKey = readonly [
  resource: Resource,
  businessId: string | null,
  path: string,
  input: unknown,
]

export interface QueryContext {
  readonly signal?: AbortSignal
}

/** A read, ready for TanStack Query's `useQuery` or to be called by hand. */
export interface Query<Data> {
  readonly queryKey: QueryKey
  readonly queryFn: (context?: QueryContext) => Promise<Data>
}

/** A read of a list by cursor, ready for TanStack Query's `useInfiniteQuery`. */
export interface PagedQuery<Page> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: QueryContext & { pageParam: string | null }) => Promise<Page>
  readonly initialPageParam: string | null
  readonly getNextPageParam: (last: Page) => string | null
}

/**
 * What the user is told of a command, and which server data it makes stale. A type, not an
 * interface: query libraries take metadata as an open record.
 */
export type CommandMeta = {
  /** Text of the toast after a success; none when the screen itself shows it. */
  readonly success?: MessageCode
  /** Text of the toast after a failure. Without one only the transport's own texts show. */
  readonly failure?: MessageCode
  /** The specification wants no toast at all when it fails. */
  readonly silent?: boolean
  /** Families of server data to read again after a success. */
  readonly stale: readonly Resource[]
}

/** A write, ready for TanStack Query's `useMutation` or to be called by hand. */
export interface Command<Input, Data> {
  readonly mutationKey: readonly [method: HttpMethod, path: string]
  readonly mutationFn: (input: Input) => Promise<Data>
  readonly meta: CommandMeta
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
  declaration: { path: string; versioned?: boolean },
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
  return answer.data
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
export function defineQuery<P extends PathOf<'get'>, Input = void>(
  declaration: Declaration<'get', P, Input> & {
    readonly resource: Resource
    /** The answer's `ETag` is kept and sent as `If-Match` by commands of the same resource. */
    readonly versioned?: boolean
  },
): (client: ApiClient, input: Input) => Query<AnswerAt<'get', P>> {
  return (client, input) => ({
    queryKey: [declaration.resource, client.businessId(), declaration.path, input ?? null],
    queryFn: (context) =>
      read(client, declaration, declaration.request(input) as Parts, context?.signal) as Promise<
        AnswerAt<'get', P>
      >,
  })
}

/** Declares a read of a list that goes on by `cursor`. */
export function definePagedQuery<P extends PathOf<'get'>, Input>(
  declaration: Declaration<'get', P, Input & { cursor: string | null }> & {
    readonly resource: Resource
  },
): (
  client: ApiClient,
  input: Input,
) => PagedQuery<AnswerAt<'get', P> & { readonly nextCursor: string | null }> {
  type Page = AnswerAt<'get', P> & { readonly nextCursor: string | null }
  const nextCursorOf = (page: { readonly nextCursor: string | null }) => page.nextCursor
  return (client, input) => ({
    queryKey: [declaration.resource, client.businessId(), declaration.path, input],
    queryFn: ({ pageParam, signal }) =>
      read(
        client,
        declaration,
        declaration.request({ ...input, cursor: pageParam }) as Parts,
        signal,
      ) as Promise<Page>,
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
export function defineCommand<M extends Exclude<HttpMethod, 'get'>, P extends PathOf<M>, Input>(
  declaration: Declaration<M, P, Input> &
    CommandMeta & {
      readonly method: M
      /** Path template of the versioned resource that the write changes. */
      readonly versionOf?: string
      /** Send an `Idempotency-Key`: the input's own, or one made for this call. */
      readonly idempotent?: boolean
    },
): (client: ApiClient) => Command<Input, AnswerAt<M, P>> {
  const { method, path, request, versionOf, idempotent, success, failure, silent, stale } =
    declaration
  return (client) => ({
    mutationKey: [method, path],
    meta: {
      stale,
      ...(success && { success }),
      ...(failure && { failure }),
      ...(silent && { silent }),
    },
    mutationFn: async (input) => {
      const parts = request(input) as Parts
      const version = versionOf && client.versions.get(toVersionKey(versionOf, parts.path))
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
