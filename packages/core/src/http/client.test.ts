import { describe, expect, it, vi } from 'vitest'
import * as customerCalls from '../generated/calls/customers.ts'
import * as homeCalls from '../generated/calls/home.ts'
import * as calls from '../generated/calls/session.ts'
import { transportMessages } from '../messages/transport.ts'
import { ApiError, isAnswerLost, isUnanswered } from './api-error.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './fetch.ts'

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...headers },
  })
}

function build(fetch: Fetch, overrides: Partial<Parameters<typeof createApiClient>[0]> = {}) {
  return createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch,
    token: () => 'token-1',
    businessId: () => 'business-1',
    policy: { retryDelay: 1, timeout: 50 },
    ...overrides,
  })
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((cause: unknown) => cause)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail with an ApiError', { cause: error })
}

const readHome = { method: 'get', path: '/home' } as const

describe('a call', () => {
  it('carries the token and the business', async () => {
    const fetch = vi.fn(async (_: Request) => json(200, { ok: true }))
    const answer = await build(fetch).request(readHome)
    const request = fetch.mock.calls[0]?.[0]
    expect(request?.url).toBe('https://portal.example/api/home')
    expect(request?.headers.get('authorization')).toBe('Bearer token-1')
    expect(request?.headers.get('businessId')).toBe('business-1')
    expect(answer.data).toEqual({ ok: true })
  })

  it('leaves out what there is none of', async () => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    await build(fetch, { token: () => null, businessId: () => null }).request(readHome)
    const headers = fetch.mock.calls[0]?.[0].headers
    expect(headers?.has('authorization')).toBe(false)
    expect(headers?.has('businessId')).toBe(false)
  })

  it.each([
    [calls.requestPasswordReset, 'https://third.example'],
    [customerCalls.getCustomer, 'https://customer.example'],
    [calls.signIn, 'https://general.example'],
    [homeCalls.getHome, 'https://general.example'],
  ] as const)('$id goes to its own API', async ({ method, path, ...call }, origin) => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    const baseUrl = {
      customer: 'https://customer.example',
      general: 'https://general.example',
      third: 'https://third.example',
    }
    await build(fetch, { baseUrl }).request({ method, path, ...call })
    expect(fetch.mock.calls[0]?.[0].url).toBe(`${origin}${path}`)
  })

  it.each(['', '.', '..'])(
    'is not sent for a record with the id "%s", whose address is another’s',
    async (id) => {
      const fetch = vi.fn(async (_: Request) => json(200, {}))
      const request = { method: 'put', path: '/users/{id}', params: { path: { id } } } as const
      const error = await failureOf(build(fetch).request(request))
      expect(error).toMatchObject({ kind: 'refused', code: 'NOT_FOUND', call: 'PUT /users/{id}' })
      expect(error.message).toBe(transportMessages['transport.notFound'])
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('is sent with a text that was cut within a picture', async () => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    const params = { query: { search: 'contrato 👍'.slice(0, -1), limit: 5 } }
    await build(fetch).request({ method: 'get', path: '/demands', params })
    const asked = new URL(fetch.mock.calls[0]?.[0].url ?? '').searchParams
    expect([...asked]).toEqual([
      ['search', 'contrato \ufffd'],
      ['limit', '5'],
    ])
  })

  it('asks without the letter that nothing is found by', async () => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    const params = { query: { search: 'con\0trato\0' } }
    await build(fetch).request({ method: 'get', path: '/demands', params })
    expect(new URL(fetch.mock.calls[0]?.[0].url ?? '').searchParams.get('search')).toBe('contrato')
  })

  it('rejects with the problem that the server names', async () => {
    const problem = {
      code: 'VALIDATION',
      message: 'Confira os campos.',
      errors: { name: 'O campo Nome é obrigatório' },
      requestId: 'r1',
    }
    const error = await failureOf(build(async () => json(400, problem)).request(readHome))
    expect(error).toMatchObject({ kind: 'problem', status: 400, ...problem })
  })

  it('survives an error page that is no problem', async () => {
    const page = async () => new Response('<h1>Bad gateway</h1>', { status: 500 })
    const error = await failureOf(build(page).request(readHome))
    expect(error).toMatchObject({ kind: 'problem', status: 500, code: 'HTTP_500', message: '' })
  })
})

describe('a body', () => {
  const broken = (pieces: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
          controller.error(new TypeError('terminated'))
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    )
  const hanging = (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      }),
    )

  it('that breaks off fails the attempt, and a read is tried again', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockImplementationOnce(async () => broken(['{"ho']))
      .mockResolvedValueOnce(json(200, { home: 1 }))
    expect((await build(fetch).request(readHome)).data).toEqual({ home: 1 })
    const lasting = await failureOf(build(async () => broken([])).request(readHome))
    expect(lasting).toMatchObject({ kind: 'network', code: 'NETWORK', call: 'GET /home' })
  })

  it('that never ends is given up in time', async () => {
    const client = build(async ({ signal }) => hanging(signal), {
      policy: { timeout: 5, retries: 0 },
    })
    expect((await failureOf(client.request(readHome))).kind).toBe('timeout')
  })

  it('that nobody waits for any more fails as given up', async () => {
    const controller = new AbortController()
    const client = build(async ({ signal }) => hanging(signal))
    const asked = failureOf(client.request({ ...readHome, signal: controller.signal }))
    controller.abort()
    expect((await asked).kind).toBe('aborted')
  })

  it.each([
    ['of another server', () => new Response('<h1>Login</h1>', { status: 200 })],
    ['empty', () => new Response('', { status: 200 })],
    ['empty by its length', () => new Response(null, { headers: { 'content-length': '0' } })],
    ['without content', () => new Response(null, { status: 204 })],
  ])('that is not what the contract says, as it is %s, fails as unreadable', async (_, answer) => {
    const error = await failureOf(build(async () => answer()).request(readHome))
    expect(error).toMatchObject({ kind: 'network', code: 'UNREADABLE', call: 'GET /home' })
    expect(error.message).not.toBe('')
  })

  it.each([
    ['an address without an origin, as only a browser knows it', { baseUrl: '/api' }, {}],
    ['a token that no header can carry', { token: () => 'a\nb' }, {}],
    ['a body that is no JSON', {}, { method: 'post', path: '/demands', body: 1n } as const],
  ])('that could not be made was not sent: %s', async (_, options, call) => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    const error = await failureOf(build(fetch, options).request({ ...readHome, ...call }))
    expect(error).toMatchObject({ kind: 'refused', code: 'REFUSED', cause: expect.any(TypeError) })
    expect(error.message).not.toBe('')
    expect(isUnanswered(error)).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('that could not be made for its key says so, and no log has the key', async () => {
    const fetch = vi.fn(async (_: Request) => json(200, {}))
    const headers = { 'idempotency-key': 'evento – 7' }
    const error = await failureOf(build(fetch).request({ ...readHome, headers }))
    expect(error).toMatchObject({ kind: 'refused', code: 'IDEMPOTENCY_KEY_INVALID' })
    expect(JSON.stringify(error)).not.toContain('evento')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('an error', () => {
  it('names its call, and says all of it to a log', async () => {
    const refuse = async () => json(404, { code: 'NOT_FOUND', message: 'Nada.', requestId: 'r1' })
    const client = build(refuse)
    const error = await failureOf(
      client.request({ method: 'get', path: '/demands/{id}', params: { path: { id: 'd1' } } }),
    )
    expect(error.call).toBe('GET /demands/{id}')
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      kind: 'problem',
      status: 404,
      code: 'NOT_FOUND',
      call: 'GET /demands/{id}',
      message: 'Nada.',
      errors: {},
      requestId: 'r1',
    })
  })

  it('does not say a token that no header can carry to a log', async () => {
    const error = await failureOf(
      build(async () => json(200, {}), { token: () => 'secret\ntoken' }).request(readHome),
    )
    expect(String(error.cause)).toContain('secret')
    expect(JSON.stringify(error)).not.toContain('secret')
  })
})

describe('a 429', () => {
  const refuse = (headers: Record<string, string>) =>
    failureOf(
      build(async () =>
        json(429, { code: 'RATE_LIMITED', message: 'Tente novamente em 3 minutos.' }, headers),
      ).request({ method: 'post', path: '/demands' }),
    )

  it('says how long to wait, in seconds and in words', async () => {
    expect(await refuse({ 'retry-after': '180' })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: 180,
      message: 'Tente novamente em 3 minutos.',
    })
  })

  it('says nothing of it where the server does not', async () => {
    expect((await refuse({})).retryAfter).toBeUndefined()
    expect((await refuse({ 'retry-after': 'soon' })).retryAfter).toBeUndefined()
  })
})

describe('a 401', () => {
  const refuse = async () => json(401, { code: 'UNAUTHENTICATED', message: 'Entre novamente.' })

  it('ends the session when the call carried a token', async () => {
    const onUnauthorized = vi.fn()
    await failureOf(build(refuse, { onUnauthorized }).request(readHome))
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  it('does not when another session has begun meanwhile', async () => {
    const onUnauthorized = vi.fn()
    let token = 'token-1'
    const answer = async () => {
      token = 'token-2'
      return refuse()
    }
    await failureOf(build(answer, { onUnauthorized, token: () => token }).request(readHome))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('does not when it carried none, as at sign-in', async () => {
    const onUnauthorized = vi.fn()
    await failureOf(build(refuse, { onUnauthorized, token: () => null }).request(readHome))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('the transport policy', () => {
  const outage = async () => json(503, { code: 'UNAVAILABLE', message: 'Indisponível.' })

  it('repeats a safe read and gives its first success', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockImplementationOnce(outage)
      .mockResolvedValueOnce(json(200, { home: 1 }))
    expect((await build(fetch).request(readHome)).data).toEqual({ home: 1 })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('passes a lasting 503 on to the caller', async () => {
    const fetch = vi.fn<Fetch>().mockImplementation(outage)
    const error = await failureOf(build(fetch).request(readHome))
    expect(error.status).toBe(503)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'does not repeat a %s of its own accord',
    async (method) => {
      const fetch = vi.fn<Fetch>().mockRejectedValue(new TypeError('fetch failed'))
      const error = await failureOf(build(fetch).request({ method, path: '/demands' }))
      expect(error).toMatchObject({
        kind: 'network',
        message: transportMessages['transport.network'],
      })
      expect(fetch).toHaveBeenCalledTimes(1)
    },
  )

  it('tells a write that never left from one whose answer was lost', async () => {
    const online = vi.fn(() => false)
    vi.stubGlobal('navigator', {
      get onLine() {
        return online()
      },
    })
    const fetch = vi.fn<Fetch>().mockRejectedValue(new TypeError('fetch failed'))
    const write = { method: 'post', path: '/demands', repeat: 'state' } as const
    const codeOf = async (request: Parameters<ReturnType<typeof build>['request']>[0]) => {
      const error = await failureOf(build(fetch).request(request))
      return [error.code, isAnswerLost(error), isUnanswered(error)]
    }
    expect(await codeOf(write)).toEqual(['OFFLINE', false, false])
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(await codeOf(readHome)).toEqual(['NETWORK', true, true])
    // One of its attempts may have arrived.
    online.mockReturnValueOnce(false).mockReturnValueOnce(true)
    expect(await codeOf(write)).toEqual(['NETWORK', true, true])
    fetch.mockResolvedValueOnce(json(502, null))
    expect(await codeOf(write)).toEqual(['NETWORK', true, true])
    vi.unstubAllGlobals()
  })

  it('waits as long as it is asked to, and leaves a long wait to the caller', async () => {
    const busy = (seconds: string) => async () =>
      json(503, { code: 'UNAVAILABLE', message: 'Indisponível.' }, { 'retry-after': seconds })
    vi.useFakeTimers()
    const fetch = vi.fn<Fetch>().mockImplementationOnce(busy('2'))
    fetch.mockResolvedValueOnce(json(200, {}))
    const answer = build(fetch).request(readHome)
    await vi.advanceTimersByTimeAsync(1999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(fetch).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
    const long = vi.fn<Fetch>().mockImplementation(busy('60'))
    expect(await failureOf(build(long).request(readHome))).toMatchObject({ retryAfter: 60 })
    expect(long).toHaveBeenCalledTimes(1)
  })

  it('waits twice as long before each further attempt, and up to half as long again', async () => {
    vi.useFakeTimers()
    for (const [chance, first, second] of [
      [0, 100, 200],
      [1, 150, 300],
    ] as const) {
      const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
      const fetch = vi.fn<Fetch>().mockRejectedValue(new TypeError('fetch failed'))
      const failure = failureOf(build(fetch, { policy: { retryDelay: 100 } }).request(readHome))
      for (const [wait, attempts] of [
        [first - 1, 1],
        [1, 2],
        [second - 1, 2],
        [1, 3],
      ] as const) {
        await vi.advanceTimersByTimeAsync(wait)
        expect(fetch).toHaveBeenCalledTimes(attempts)
      }
      await failure
      random.mockRestore()
    }
    vi.useRealTimers()
  })

  it('does not repeat a refusal', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockResolvedValue(json(404, { code: 'NOT_FOUND', message: 'Nada.' }))
    await failureOf(build(fetch).request(readHome))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('gives up a call that gets no answer in time, and waits for it once', async () => {
    const hang = vi.fn<Fetch>(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const client = build(hang, { policy: { timeout: 5, retryDelay: 1 } })
    expect((await failureOf(client.request(readHome))).kind).toBe('timeout')
    expect(hang).toHaveBeenCalledTimes(1)
    // Who sends it can tell it from a call that its caller gave up.
    expect(hang.mock.calls[0]?.[0].signal.reason).toHaveProperty('name', 'TimeoutError')
  })

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53])(
    'allows %d ms, for as long as it takes',
    async (timeout) => {
      for (const accept of ['application/json', 'text/event-stream']) {
        const slow: Fetch = async (request) => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          request.signal.throwIfAborted()
          return json(200, { home: 1 })
        }
        const call = { ...readHome, headers: { accept }, timeout }
        const policy = { retries: 0, timeout: 5 }
        expect((await build(slow, { policy }).request(call)).headers).toBeDefined()
      }
    },
  )

  it.each([-1, 0, 0.5])('gives up in time where %d ms are left', async (timeout) => {
    const hang: Fetch = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    const client = build(hang, { policy: { retries: 0 } })
    expect((await failureOf(client.request({ ...readHome, timeout }))).kind).toBe('timeout')
  })

  it('allows its own time where what a call gives is no number', async () => {
    const fetch = vi.fn<Fetch>().mockResolvedValue(json(200, { home: 1 }))
    const answer = await build(fetch).request({ ...readHome, timeout: Number.NaN })
    expect(answer.data).toEqual({ home: 1 })
  })

  it('stops at once when the caller gives up', async () => {
    const controller = new AbortController()
    const fetch = vi.fn<Fetch>(async (request) => {
      controller.abort()
      request.signal.throwIfAborted()
      return json(200, {})
    })
    const error = await failureOf(build(fetch).request({ ...readHome, signal: controller.signal }))
    expect(error.kind).toBe('aborted')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
