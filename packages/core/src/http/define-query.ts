import type { OperationId } from '../generated/operation-index.ts'
import type { ApiClient } from './client.ts'
import type { AnswerOf, Call, InputOf, PageOf } from './contract.types.ts'
import { type Declaration, type Parts, toAddress, toParams, toParts } from './declaration.ts'
import type { CallOptions, FailureMeta, PagedQuery, Query, Resource } from './operations.types.ts'

/** The address of the record whose version an answer carries. */
const toVersionAddress = ({ versionOf, path: own }: Call, { path }: Parts) =>
  toAddress(versionOf ?? own, path)

async function read(
  client: ApiClient,
  call: Call,
  parts: Parts,
  { signal, timeout }: CallOptions = {},
): Promise<unknown> {
  const began = client.versions.begin()
  const answer = await client.request({
    ...call,
    body: undefined,
    params: toParams(parts),
    signal,
    timeout,
  })
  const version = answer.headers.get('etag')
  if (call.versioned && version) {
    client.versions.read(toVersionAddress(call, parts), version, began)
  }
  return call.signed ? withResolvedUrl(client, answer.data) : answer.data
}

function withResolvedUrl(client: ApiClient, data: unknown): unknown {
  const { signedUrl, ...rest } = data as { signedUrl: string }
  return { ...rest, signedUrl: client.resolveUrl(signedUrl) }
}

/** What a read declares in addition to its call. */
interface ReadDeclaration<Id extends OperationId, Input, Fallback> extends Declaration<Id, Input> {
  readonly resource: Resource
  /** How a failure is reported to the user. */
  readonly meta?: FailureMeta
  /** What `tramite.read` returns instead of a failure, if the caller asks for it. */
  readonly fallback?: Fallback
}

/**
 * Declares a read of the contract.
 * @param call how the operation is called, from the generated `calls`
 * @example
 * export const getDemand = defineQuery(calls.getDemand, { resource: 'demands' })
 * // useQuery(getDemand(client, { id }))  or  await getDemand(client, { id }).queryFn()
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<Id extends OperationId, Input = InputOf<Id>, Fallback = never>(
  call: Call<Id> & { readonly method: 'get' },
  declaration: ReadDeclaration<Id, Input, Fallback>,
): (client: ApiClient, input: Input) => Query<AnswerOf<Id>, Fallback> {
  const { resource, meta, fallback } = declaration
  return (client, input) => ({
    queryKey: [resource, client.businessId(), call.id, input ?? null],
    ...(meta && { meta }),
    ...(fallback !== undefined && { fallback }),
    queryFn: (context) =>
      read(client, call, toParts(call, declaration, input), context) as Promise<AnswerOf<Id>>,
    version: () => {
      const { path } = toParts(call, declaration, input)
      return client.versions.get(toVersionAddress(call, { path })) ?? undefined
    },
  })
}

/** Declares a read of a list with a `cursor`, which is added to the request. */
/* @__NO_SIDE_EFFECTS__ */
export function definePagedQuery<
  Id extends OperationId,
  Input = InputOf<Id, 'cursor'>,
  Fallback = never,
>(
  call: Call<Id> & { readonly method: 'get' },
  declaration: ReadDeclaration<Id, Input, Fallback>,
): (client: ApiClient, input: Input) => PagedQuery<PageOf<Id>, Fallback> {
  const { resource, meta, fallback } = declaration
  const nextCursorOf = (page: { readonly nextCursor: string | null }) => page.nextCursor
  return (client, input) => ({
    // Pages are cached in a different shape from a single answer, so the key differs.
    queryKey: [resource, client.businessId(), call.id, input ?? null, 'pages'],
    ...(meta && { meta }),
    ...(fallback !== undefined && { fallback }),
    queryFn: ({ pageParam, ...options }) => {
      const { query, ...parts } = toParts(call, declaration, input)
      const page = { ...query, ...(pageParam !== null && { cursor: pageParam }) }
      return read(client, call, { ...parts, query: page }, options) as Promise<PageOf<Id>>
    },
    initialPageParam: null,
    getNextPageParam: nextCursorOf,
  })
}
