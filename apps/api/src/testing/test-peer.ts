import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request received by the peer. */
export interface PeerRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly headers: IncomingMessage['headers']
  /** Whether its signature is the one of the shared secret. */
  readonly signed: boolean
}

/** How the peer behaves towards one request. */
export type PeerBehaviour =
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | 'silent'
  /** Sends the head of an answer and never its end. */
  | 'stuck'
  /** Cuts the connection. */
  | 'reset'
  /** Cuts the connection in the middle of the answer. */
  | 'torn'
  /** Answers endlessly, faster than anybody would read. */
  | 'endless'

/** A stub of an external service on this machine, whose behaviour a test sets. */
export interface TestPeer {
  readonly url: string
  readonly secret: string
  readonly requests: readonly PeerRequest[]
  /** The behaviour for the next requests, one each; later ones get 200 and `{}`. */
  script(...behaviours: readonly PeerBehaviour[]): void
  close(): Promise<void>
}

const secret = 'segredo-partilhado-dos-testes'

function isSigned(request: IncomingMessage, body: string): boolean {
  const header = String(request.headers['x-tramite-signature'])
  const [, seconds = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const expected = createHmac('sha256', secret)
    .update(`${seconds}.${request.method} ${request.url}.${body}`)
    .digest('hex')
  return signature === expected
}

function answerWithoutEnd(response: ServerResponse): void {
  if (response.destroyed) return
  if (response.write('"a",'.repeat(4096))) setImmediate(answerWithoutEnd, response)
  else response.once('drain', () => answerWithoutEnd(response))
}

function behave(behaviour: PeerBehaviour, response: ServerResponse): void {
  if (behaviour === 'silent') return
  if (behaviour === 'reset') {
    response.destroy()
    return
  }
  if (typeof behaviour === 'object') {
    const { status, body = '{}', headers } = behaviour
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  if (behaviour === 'endless') {
    answerWithoutEnd(response)
    return
  }
  response.write('{"status":')
  if (behaviour === 'torn') setTimeout(() => response.destroy(), 20)
}

/** Starts a peer on a free port. */
export async function startTestPeer(): Promise<TestPeer> {
  const requests: PeerRequest[] = []
  let coming: PeerBehaviour[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body,
      headers: request.headers,
      signed: isSigned(request, body),
    })
    behave(coming.shift() ?? { status: 200 }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    requests,
    script: (...behaviours) => {
      coming = [...behaviours]
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
