import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryUntilLoaded } from './retry-until-loaded.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends what it has started', async () => {
  const end = vi.fn()
  const stop = retryUntilLoaded(async () => end)
  await vi.advanceTimersByTimeAsync(0)
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(end).toHaveBeenCalledOnce()
})

it('ends what was still on its way', async () => {
  const end = vi.fn()
  retryUntilLoaded(async () => end)()
  await vi.advanceTimersByTimeAsync(0)
  expect(end).toHaveBeenCalled()
})

it('asks again for code that did not arrive, until nobody waits for it', async () => {
  const start = vi.fn(() => Promise.reject(new Error('lost')))
  const stop = retryUntilLoaded(start)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(start).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(start).toHaveBeenCalledTimes(3)
})
