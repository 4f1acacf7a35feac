import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

it('notifies its subscribers, and says when the first comes and the last goes', () => {
  const onFirst = vi.fn()
  const onLast = vi.fn()
  const listeners = createListeners(onFirst, onLast)
  const [one, other] = [vi.fn(), vi.fn()]
  listeners.notify()
  const stops = [one, other].map((listener) => listeners.subscribe(listener))
  expect(onFirst).toHaveBeenCalledOnce()
  listeners.notify()
  expect([one, other].map((listener) => listener.mock.calls.length)).toEqual([1, 1])
  for (const stop of stops) {
    expect(listeners.hasAny()).toBe(true)
    expect(onLast).not.toHaveBeenCalled()
    stop()
  }
  expect(listeners.hasAny()).toBe(false)
  // Unsubscribing once more changes nothing.
  for (const stop of stops) stop()
  expect(onLast).toHaveBeenCalledOnce()
})
