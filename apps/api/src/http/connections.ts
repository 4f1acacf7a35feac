import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@tramite/core/messages'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './addresses.ts'
import { Problem } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

/** Maximum number of connections: each costs memory and a file handle. */
const MOST_CONNECTIONS = 4000
/**
 * Maximum number of connections from one address that is not a proxy: a large office, one stream for
 * every page.
 */
const MOST_OF_AN_ADDRESS = 500

/** How long the head of a request may take, milliseconds. */
export const HEAD_TIMEOUT_MS = 10_000
/**
 * How long each part of a server may take to start, milliseconds. On a machine that starts many programs at
 * once this takes long, and aborting would only add to the load.
 */
export const START_TIMEOUT_MS = 120_000
/** Interval between checks for incomplete heads, milliseconds. */
export const HEAD_CHECK_MS = 2_000

/** Errors of Node's own parser, by code; any other means a malformed request. */
const refusals: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
}

/** Answers a connection that never sent a valid request in the format of any other refusal, and closes it. */
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
    // Data still arriving is discarded.
    () => socket.destroy(),
  )
}

/**
 * Logs errors of the listening socket, such as a connection that cannot be accepted because the process may
 * open no more files: without a listener such an error would end the process.
 */
export function outliveRefusedConnections(app: FastifyInstance): void {
  // Only from then on: before, `listen` itself reports that the address is in use.
  app.addHook('onListen', (done) => {
    app.server.on('error', (error) => app.log.error({ err: error }, 'connection not taken'))
    done()
  })
}

/**
 * Limits connections, in total and for each address that is not one of our own proxies.
 * @param isProxy whether an address is a proxy, which serves many clients
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
