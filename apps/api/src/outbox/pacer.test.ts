import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPacer } from './pacer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pace = { gatherMs: 20, restMs: 100 }

it('runs once for all that is requested within its wait', () => {
  const run = vi.fn()
  const pacer = createPacer(run, pace)
  pacer.request()
  vi.advanceTimersByTime(10)
  pacer.request()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(run).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

it('rests between runs, however soon the next one is requested', () => {
  const run = vi.fn()
  const pacer = createPacer(run, pace)
  pacer.request()
  vi.advanceTimersByTime(20)
  pacer.request()
  vi.advanceTimersByTime(99)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
})

it('starts nothing once it is stopped', () => {
  const run = vi.fn()
  const pacer = createPacer(run, pace)
  pacer.request()
  pacer.stop()
  pacer.request()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
