import { once } from 'node:events'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The fate of one request: an answer of this status instead, a cut before anything is passed on, a cut of
 * the upload half-way, a cut of the answer half-way, silence, or a delay in milliseconds.
 */
export type Fault =
  | number
  | 'cut'
  | 'cutUpload'
  | 'cutAnswer'
  | 'silence'
  | { readonly wait: number }

export interface FaultProxy {
  readonly port: number
  readonly faults: {
    /** The faults of the next requests, one entry each. */
    next(...faults: (Fault | null)[]): void
    /** Decides the fault of every request from now on; null for none. */
    always(decide: ((request: IncomingMessage) => Fault | null) | null): void
    /** Number of requests so far. */
    count(): number
  }
  close(): Promise<void>
}

/** Forwards requests unchanged to a server of this machine, and fails those that a test selects. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let queue: (Fault | null)[] = []
  let decide: ((request: IncomingMessage) => Fault | null) | null = null
  let requests = 0

  function forward(request: IncomingMessage, reply: ServerResponse, fault: Fault | null) {
    const { method, url: path, headers } = request
    const onward = httpRequest({ host: '127.0.0.1', port: target, method, path, headers })
    onward.on('error', () => reply.destroy())
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      if (fault !== 'cutAnswer') return answer.pipe(reply)
      return answer.once('data', (chunk: Buffer) => {
        reply.write(chunk.subarray(0, chunk.length / 2), () => reply.destroy())
      })
    })
    if (fault !== 'cutUpload') return request.pipe(onward)
    return request.once('data', (chunk: Buffer) => {
      onward.write(chunk.subarray(0, chunk.length / 2), () => {
        onward.destroy()
        request.destroy()
      })
    })
  }

  const server = createServer((request, reply) => {
    requests += 1
    const fault = queue.shift() ?? decide?.(request) ?? null
    if (fault === 'silence') return
    if (fault === 'cut') return void request.destroy()
    if (typeof fault === 'number') {
      request.resume()
      return void reply.writeHead(fault).end('<Error><Code>InternalError</Code></Error>')
    }
    if (typeof fault === 'object' && fault !== null) {
      return void setTimeout(() => forward(request, reply, null), fault.wait)
    }
    forward(request, reply, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    faults: {
      next: (...faults) => {
        queue = faults
      },
      always: (next) => {
        decide = next
      },
      count: () => requests,
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
