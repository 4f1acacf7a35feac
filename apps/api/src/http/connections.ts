import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@tramite/core/messages'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './addresses.ts'
import { Problem } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

/** Connections of everybody together: each costs memory and a file handle. */
const MOST_CONNECTIONS = 4000
/** Connections from one address that is no proxy: a large office, every page with its stream. */
const MOST_OF_AN_ADDRESS = 500

/** How long the head of a request may take, milliseconds. */
export const HEAD_PATIENCE_MS = 10_000
/** How often heads that do not end are looked for, milliseconds. */
export const HEAD_CHECK_MS = 2_000

/** Errors of Node's own parser, by its code; any other is a request that nobody understands. */
const refusals: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
}

/** Answers what never became a request as any other refusal is, and ends its connection. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = new Problem(...(refusals[error.code ?? ''] ?? [400, 'BAD_REQUEST']))
  const id = randomUUID()
  const answer = problem.toAnswer(id)
  const body = Buffer.from(JSON.stringify(answer))
  const headers = {
    ...securityHeaders,
    'x-request-id': id,
    'content-type': 'application/problem+json',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    Buffer.concat([
      Buffer.from(`HTTP/1.1 ${answer.status} ${answer.title}\r\n${lines.join('')}\r\n`),
      body,
    ]),
    // What is still sent is not read any more.
    () => socket.destroy(),
  )
}

/**
 * Limits connections, in sum and for each address that is not one of our own proxies.
 * @param isProxy whether an address is a proxy, which speaks for many
 */
export function limitConnections(
  app: FastifyInstance,
  isProxy: (address: string) => boolean,
  { inSum = MOST_CONNECTIONS, ofAddress = MOST_OF_AN_ADDRESS } = {},
): void {
  const open = new Map<string, number>()
  app.server.maxConnections = inSum
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const key = networkOf(address)
    const count = (open.get(key) ?? 0) + 1
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
    if (count > ofAddress) socket.destroy()
  })
}
