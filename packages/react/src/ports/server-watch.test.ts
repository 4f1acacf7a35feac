import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchServer } from './server-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const request = (signal?: AbortSignal) =>
  new Request('https://portal.example/api/home', { ...(signal && { signal }) })
const answering = (status: number) => async () => new Response(null, { status })
const failing = () => Promise.reject(new TypeError('fetch failed'))

/** A server whose answer can be changed, and what the listener receives. */
function build() {
  const server: { answer: () => Promise<Response> } = { answer: failing }
  const watch = watchServer(() => server.answer())
  const back = vi.fn()
  watch.onBack(back)
  return { server, watch, back }
}

it.each([
  ['does not answer', failing],
  ['is said to be away by what stands before it', answering(503)],
])('tells once that a server is back that %s', async (_, away) => {
  const { server, watch, back } = build()
  server.answer = away
  await watch.fetch(request()).catch(() => undefined)
  expect(back).not.toHaveBeenCalled()
  server.answer = answering(404)
  await watch.fetch(request())
  await watch.fetch(request())
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
})

it('takes a call whose time is up for a server that is away', async () => {
  const { server, watch, back } = build()
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  await watch.fetch(request(late)).catch(() => undefined)
  server.answer = answering(200)
  await watch.fetch(request())
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
})

it('takes no call that was given up for a server that is away', async () => {
  const { server, watch, back } = build()
  await watch.fetch(request(AbortSignal.abort())).catch(() => undefined)
  server.answer = answering(200)
  await watch.fetch(request())
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
})
