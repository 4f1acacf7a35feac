import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { limitConnections, outliveRefusedConnections } from './connections.ts'
import { createLogger } from './logger.ts'

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

/** Reads a socket to its end. */
async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8')
  socket.on('data', (part) => {
    text += part
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return text
}

function problemOf(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/content-type: application\/problem\+json/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  return JSON.parse(body)
}

it('that cannot be taken does not end the process', async () => {
  const log = vi.fn()
  const app = Fastify({ loggerInstance: createLogger('error', { write: log }) })
  outliveRefusedConnections(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' })
  expect(app.server.emit('error', error)).toBe(true)
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('connection not taken'))
  await app.close()
})

describe('what is no request', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => portal.close())
  afterEach(() => void vi.useRealTimers())

  const open = (text: string) => {
    const socket = connect(portOf(portal.app), '127.0.0.1')
    socket.write(text)
    return socket
  }
  const host = 'Host: portal.example\r\n'

  it.each([
    ['nonsense', 'BLA BLA\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'a head without end',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'two hosts',
      `GET / HTTP/1.1\r\n${host}Host: other.example\r\nConnection: close\r\n\r\n`,
      400,
      'BAD_REQUEST',
    ],
  ])('is answered as a problem in Portuguese: %s', async (_, text, status, code) => {
    const answer = await readAll(open(text))
    expect(problemOf(answer)).toMatchObject({
      status,
      code,
      message: expect.stringMatching(/solicitação/),
    })
  })

  it('cuts off a body that does not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = open(
      `POST /api/auth HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    const answer = readAll(socket)
    let isDone = false
    void answer.finally(() => (isDone = true))
    // The server's clock advances only here, however long the request takes to arrive.
    while (!isDone) {
      vi.advanceTimersByTime(1000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(problemOf(await answer)).toMatchObject({ status: 408, code: 'REQUEST_TIMEOUT' })
  })

  it('cuts off a head that does not come', () => {
    expect(portal.app.server.headersTimeout).toBe(10_000)
    // Not sooner than a slow line carries the largest file, a gazette, beside two others.
    expect(portal.app.server.requestTimeout).toBe(10_000 + (200 * 1024 * 1024 * 3) / 16.384)
  })
})

describe('connections', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  async function start(isProxy: boolean): Promise<() => Promise<number>> {
    app = Fastify({ forceCloseConnections: true })
    app.get('/', async () => 'ok')
    limitConnections(app, () => isProxy, { inSum: 10, ofAddress: 2 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const sockets = Array.from({ length: 4 }, () => connect(portOf(app), '127.0.0.1'))
    return async () => {
      const answers = await Promise.all(
        sockets.map(async (socket) => {
          socket.on('error', () => {})
          socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
          return Promise.race([
            once(socket, 'data').then(
              () => 1,
              () => 0,
            ),
            once(socket, 'close').then(() => 0),
          ])
        }),
      )
      for (const socket of sockets) socket.destroy()
      return answers.reduce<number>((sum, answer) => sum + answer, 0)
    }
  }

  it('are limited for an address', async () => {
    expect(await (await start(false))()).toBe(2)
  })

  it('of a proxy are those of many', async () => {
    expect(await (await start(true))()).toBe(4)
  })
})
