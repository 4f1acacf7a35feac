import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchNoticing, onServerBack } from './server-back.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = (signal?: AbortSignal) =>
  new Request('https://portal.example/api/home', { ...(signal && { signal }) })
const answer = (status: number) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
const fail = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))

it.each([
  ['does not answer', fail],
  ['is said to be away by what stands before it', () => answer(503)],
])('tells once that a server is back that %s', async (_, leave) => {
  const back = vi.fn()
  const end = onServerBack(back)
  leave()
  await fetchNoticing(request()).catch(() => undefined)
  expect(back).not.toHaveBeenCalled()
  answer(404)
  await fetchNoticing(request())
  await fetchNoticing(request())
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
  end()
})

it('takes no call that was given up for a server that is away', async () => {
  const back = vi.fn()
  const end = onServerBack(back)
  fail()
  await fetchNoticing(request(AbortSignal.abort())).catch(() => undefined)
  answer(200)
  await fetchNoticing(request())
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
  end()
})
