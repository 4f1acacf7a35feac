import {
  type ApiClient,
  type ApiRequest,
  type CallOptions,
  type Command,
  type CommandMeta,
  type FailureMeta,
  type ItemOf,
  isApiError,
  itemsOf,
  type PagedQuery,
  type Query,
} from '../http/index.ts'
import { nextCursorOf } from '../http/items-of.ts'
import type { CallArguments, FallbackOptions } from './tramite.types.ts'

/** How calls are reported, to the user and to the program. */
export interface CallReport {
  /** Reports a failed read. */
  reportQuery(meta: FailureMeta | undefined, error: unknown, isReload: boolean): void
  /** Reports a command that succeeded or failed. */
  report(meta: CommandMeta, error?: unknown, answer?: unknown): void
  readonly log: (error: unknown) => void
}

type Operation<Input, Bound> = (client: ApiClient, input: Input) => Bound
type Read<Data, Fallback = unknown> = Query<Data, Fallback> | PagedQuery<Data, Fallback>
type Write<Input, Data, Fallback = unknown> = (client: ApiClient) => Command<Input, Data, Fallback>

/** The same client with every request changed by a function. */
const withRequest = (
  client: ApiClient,
  change: (request: ApiRequest) => ApiRequest,
): ApiClient => ({
  ...client,
  request: (request) => client.request(change(request)),
})

/** The options of a call apply to each request that it sends, which is then not combined with others. */
function withOptions(client: ApiClient, { signal, timeout }: CallOptions = {}): ApiClient {
  if (!signal && timeout === undefined) return client
  return withRequest(client, (request) => ({
    ...request,
    signal: request.signal ?? signal,
    timeout: request.timeout ?? timeout,
  }))
}

/** Any list accepts a `cursor`, even one that is otherwise read by page number. */
function atCursor(client: ApiClient, cursor: string | null): ApiClient {
  if (cursor === null) return client
  return withRequest(client, ({ params, ...request }) => ({
    ...request,
    params: { ...params, query: { ...params?.query, cursor } },
  }))
}

/**
 * The value that an operation returns instead of a failure.
 * @throws the failure if there is no such value, or when the caller gave up
 */
function fallbackOf<Fallback>(fallback: Fallback | undefined, error: unknown): Fallback {
  if (fallback === undefined || !isApiError(error) || error.kind === 'aborted') throw error
  return fallback
}

/** The calls of operations through a client, each of which is reported. */
export function createCalls(client: ApiClient, { reportQuery, report, log }: CallReport) {
  const write = (error: unknown): void => {
    if (!isApiError(error) || error.kind !== 'aborted') log(error)
  }

  async function ask<Data>(query: Read<Data>, pageParam: string | null): Promise<Data> {
    const isReload = 'version' in query && query.version() !== undefined
    try {
      return await query.queryFn({ pageParam })
    } catch (error) {
      write(error)
      reportQuery(query.meta, error, isReload)
      throw error
    }
  }

  function command<Input, Data>(operation: Write<Input, Data>, at = client): Command<Input, Data> {
    const { mutationKey, mutationFn, meta } = operation(at)
    return {
      mutationKey,
      meta,
      async mutationFn(input) {
        const data = await mutationFn(input).catch((error: unknown) => {
          write(error)
          report(meta, error)
          throw error
        })
        report(meta, undefined, data)
        return data
      },
    }
  }

  function read<Input, Data>(
    operation: Operation<Input, Read<Data>>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  function read<Input, Data, Fallback>(
    operation: Operation<Input, Read<Data, Fallback>>,
    input: Input,
    options: FallbackOptions,
  ): Promise<Data | Fallback>
  async function read<Input, Data, Fallback>(
    operation: Operation<Input, Read<Data, Fallback>>,
    input: Input,
    options?: CallOptions | FallbackOptions,
  ): Promise<Data | Fallback> {
    const query = operation(withOptions(client, options), input)
    const asked = ask(query, null)
    if (!options || !('fallback' in options)) return asked
    return asked.catch((error: unknown) => fallbackOf(query.fallback, error))
  }

  function run<Input, Data>(
    operation: Write<Input, Data>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  function run<Input, Data, Fallback>(
    operation: Write<Input, Data, Fallback>,
    input: Input,
    options: FallbackOptions,
  ): Promise<Data | Fallback>
  async function run<Input, Data, Fallback>(
    operation: Write<Input, Data, Fallback>,
    input: Input,
    options?: CallOptions | FallbackOptions,
  ): Promise<Data | Fallback> {
    const done = command(operation, withOptions(client, options)).mutationFn(input)
    if (!options || !('fallback' in options)) return done
    return done.catch((error: unknown) => fallbackOf(operation(client).fallback, error))
  }

  async function* pages<Input, Page>(
    operation: Operation<Input, PagedQuery<Page>>,
    ...[input, options]: CallArguments<Input>
  ): AsyncGenerator<Page, void, undefined> {
    const query = operation(withOptions(client, options), input as Input)
    for (let cursor = query.initialPageParam; ; ) {
      const page = await ask(query, cursor)
      yield page
      cursor = query.getNextPageParam(page)
      if (cursor === null) return
    }
  }

  async function* items<Input, Page>(
    operation: Operation<Input, Read<Page>>,
    ...[input, options]: CallArguments<Input>
  ): AsyncGenerator<ItemOf<Page>, void, undefined> {
    const asked = withOptions(client, options)
    for (let cursor: string | null = null; ; ) {
      const page: Page = await ask(operation(atCursor(asked, cursor), input as Input), null)
      yield* itemsOf(page)
      cursor = nextCursorOf(page)
      if (cursor === null) return
    }
  }

  return {
    command: <Input, Data>(operation: Write<Input, Data>) => command(operation),
    read,
    run,
    pages,
    items,
  }
}
