import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, toastDuration } from './toast-queue.ts'

const openQueue = () => {
  const queue = createToastQueue()
  queue.subscribe(() => {})
  return queue
}

describe('createToastQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const first = { tone: 'info', title: 'Primeira' } as const
  const second = { tone: 'info', title: 'Segunda' } as const

  it('shows one toast at a time, each for three seconds', () => {
    expect(toastDuration).toBe(3000)
    const queue = openQueue()
    queue.show(first)
    queue.show(second)
    expect(queue.current()?.title).toBe('Primeira')
    vi.advanceTimersByTime(toastDuration - 1)
    expect(queue.current()?.title).toBe('Primeira')
    vi.advanceTimersByTime(1)
    expect(queue.current()?.title).toBe('Segunda')
    vi.advanceTimersByTime(toastDuration)
    expect(queue.current()).toBeUndefined()
  })

  it('gives a toast its time from the moment on in which it can be seen', () => {
    const queue = createToastQueue()
    queue.show(first)
    queue.show(second)
    vi.advanceTimersByTime(toastDuration * 2)
    expect(queue.current()?.title).toBe('Primeira')
    queue.subscribe(() => {})
    vi.advanceTimersByTime(toastDuration)
    expect(queue.current()?.title).toBe('Segunda')
  })

  it('holds the clock while paused, and starts it anew', () => {
    const queue = openQueue()
    queue.show(first)
    queue.pause()
    vi.advanceTimersByTime(toastDuration * 10)
    expect(queue.current()?.title).toBe('Primeira')
    queue.resume()
    vi.advanceTimersByTime(toastDuration)
    expect(queue.current()).toBeUndefined()
  })

  it('gives the next toast its own time after a dismissal', () => {
    const queue = openQueue()
    queue.show(first)
    queue.show(second)
    queue.pause()
    queue.dismiss()
    expect(queue.current()?.title).toBe('Segunda')
    vi.advanceTimersByTime(toastDuration)
    expect(queue.current()).toBeUndefined()
  })

  it('says what many things came to once more after the first, not once for each', () => {
    const queue = openQueue()
    for (let done = 0; done < 20; done += 1) queue.show(first)
    queue.show(second)
    queue.dismiss()
    expect(queue.current()?.title).toBe('Primeira')
    queue.dismiss()
    expect(queue.current()?.title).toBe('Segunda')
  })

  it('tells its listeners, until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    queue.show(first)
    leave()
    queue.dismiss()
    expect(listener).toHaveBeenCalledOnce()
  })
})
