import { type OperationId, operationIndex } from '../generated/operation-index.ts'
import type { AnswerOf, RequestOf } from '../http/contract.types.ts'
import type { Fetch } from '../http/index.ts'

type IdsOf<Id extends OperationId> =
  RequestOf<Id> extends { readonly path: infer Ids } ? Ids : Readonly<Record<string, string>>

type Given<Answer> = Answer | Response | Promise<Answer | Response>

/**
 * The answers of a test's server: by operation name, with the types of the contract, or by method and path of
 * one address (`'GET /demands/d1'`), which takes precedence over a name.
 */
export type Answers = {
  [Id in OperationId]?: (request: Request, ids: IdsOf<Id>) => Given<AnswerOf<Id>>
} & {
  /** Of one address, by method and path. */
  [call: `${string} /${string}`]: (request: Request) => unknown
}

/** How a test's server differs from the default. */
export interface TestServerOptions {
  /** Told of each call that has no answer; the console's warning when absent. */
  readonly onUnanswered?: (call: string) => void
}

/** A server that answers what a test says. */
export interface TestServer {
  /** Where it is: the `baseUrl` of the program under test. */
  readonly baseUrl: string
  /** The `fetch` of the program under test. */
  readonly fetch: Fetch
  /** All that it was asked, in order. */
  readonly requests: readonly Request[]
  /** How often something was asked for, by the name of the operation or by method and path. */
  asked(call: OperationId | `${string} /${string}`): number
}

interface Operation {
  readonly id: string
  readonly method: string
  readonly pattern: RegExp
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** Fixed paths before those with ids. */
const listOperations = (): Operation[] =>
  Object.entries(operationIndex)
    .sort(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
    .map(([id, { method, path }]) => ({ id, method, pattern: toPattern(path) }))

function findOperation(operations: readonly Operation[], { method, url }: Request) {
  const { pathname } = new URL(url)
  for (const operation of operations) {
    const found = operation.method === method && operation.pattern.exec(pathname)
    if (!found) continue
    const ids = Object.entries(found.groups ?? {}).map(([name, id]) => [
      name,
      decodeURIComponent(id),
    ])
    return { id: operation.id, ids: Object.fromEntries(ids) as Record<string, string> }
  }
  return undefined
}

const toCall = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

function toResponse(body: unknown): Response {
  if (body instanceof Response) return body
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body)
}

/** An answer that refuses. */
export function problem(status: number, code: string, text = code): Response {
  return Response.json({ status, code, message: text }, { status })
}

// biome-ignore lint/suspicious/noConsole: it is read by who runs the test
const warn = (call: string): void => console.warn(`The test has no answer for ${call}`)

/**
 * A server for tests of a program on the SDK, without a connection. Calls without an answer get a 404 and are
 * reported.
 * @param answers may be changed during the test
 * @example
 * const server = createTestServer({ getDemand: (_, { id }) => buildDemand({ id }) })
 * const tramite = createTramite({ baseUrl: server.baseUrl, fetch: server.fetch })
 */
export function createTestServer(
  answers: Answers,
  { onUnanswered = warn }: TestServerOptions = {},
): TestServer {
  const operations = listOperations()
  const requests: Request[] = []
  const byCall: Readonly<Record<string, ((request: Request, ids: never) => unknown) | undefined>> =
    answers
  return {
    baseUrl: 'https://portal.example',
    requests,
    async fetch(request) {
      requests.push(request)
      request.signal.throwIfAborted()
      const call = toCall(request)
      const operation = findOperation(operations, request)
      const answer = byCall[call] ?? (operation && byCall[operation.id])
      if (answer) return toResponse(await answer(request, (operation?.ids ?? {}) as never))
      onUnanswered(operation ? `${operation.id} (${call})` : call)
      return problem(404, 'NOT_FOUND')
    },
    asked: (call) =>
      requests.filter(
        (request) => toCall(request) === call || findOperation(operations, request)?.id === call,
      ).length,
  }
}
