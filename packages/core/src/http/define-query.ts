import type { ApiClient } from './client.ts'
import type { AnswerAt, PathOf } from './contract.types.ts'
import { type Declaration, type Parts, toAddress, toParams } from './declaration.ts'
import type { FailureMeta, PagedQuery, Query, Resource } from './operations.types.ts'

async function read(
  client: ApiClient,
  declaration: { path: string; versioned?: boolean; signed?: boolean },
  parts: Parts,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const began = client.versions.begin()
  const answer = await client.request({
    method: 'get',
    path: declaration.path,
    params: toParams(parts),
    signal,
  })
  const version = answer.headers.get('etag')
  if (declaration.versioned && version) {
    client.versions.read(toAddress(declaration.path, parts.path), version, began)
  }
  return declaration.signed ? withResolvedUrl(client, answer.data) : answer.data
}

function withResolvedUrl(client: ApiClient, data: unknown): unknown {
  const { signedUrl, ...rest } = data as { signedUrl: string }
  return { ...rest, signedUrl: client.resolveUrl(signedUrl) }
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
    /** What `tramite.read` gives once the user was told. */
    readonly instead?: AnswerAt<'get', P>
  },
): (client: ApiClient, input: Input) => Query<AnswerAt<'get', P>> {
  return (client, input) => ({
    queryKey: [declaration.resource, client.businessId(), declaration.path, input ?? null],
    ...(declaration.meta && { meta: declaration.meta }),
    ...(declaration.instead !== undefined && { instead: declaration.instead }),
    queryFn: (context) =>
      read(client, declaration, declaration.request(input) as Parts, context?.signal) as Promise<
        AnswerAt<'get', P>
      >,
    version: () => {
      const { path } = declaration.request(input) as Parts
      return client.versions.get(toAddress(declaration.path, path)) ?? undefined
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
    /** What `tramite.read` gives once the user was told. */
    readonly instead?: AnswerAt<'get', P> & { readonly nextCursor: string | null }
  },
): (
  client: ApiClient,
  input: Input,
) => PagedQuery<AnswerAt<'get', P> & { readonly nextCursor: string | null }> {
  type Page = AnswerAt<'get', P> & { readonly nextCursor: string | null }
  const nextCursorOf = (page: { readonly nextCursor: string | null }) => page.nextCursor
  return (client, input) => ({
    // Pages are kept in another shape than what one call answers.
    queryKey: [declaration.resource, client.businessId(), declaration.path, input, 'pages'],
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
