import { describe, expect, it, vi } from 'vitest'
import { createOverlayQueue, type Overlay } from './overlay-queue.ts'

const overlays = {
  strip: { name: 'strip', rank: 0, isStrip: true },
  low: { name: 'low', rank: 1 },
  middle: { name: 'middle', rank: 2 },
  high: { name: 'high', rank: 3 },
  higher: { name: 'higher', rank: 4 },
  over: { name: 'over', rank: 5, takesOver: true },
} as const satisfies Record<string, Overlay>
type Name = keyof typeof overlays

/** A queue that is asked, and answers, by name. */
function openQueue() {
  const queue = createOverlayQueue()
  return {
    ...queue,
    ask: (name: Name) => queue.ask(overlays[name]),
    shown: () => queue.shown()?.name ?? null,
  }
}

describe('createOverlayQueue', () => {
  it('shows one at a time, the most urgent first', () => {
    const queue = openQueue()
    const leaveStrip = queue.ask('strip')
    expect(queue.shown()).toBe('strip')
    const close = queue.ask('middle')
    expect(queue.shown()).toBe('middle')
    close()
    expect(queue.shown()).toBe('strip')
    leaveStrip()
    expect(queue.shown()).toBeNull()
  })

  it('leaves what is shown alone, whatever else comes', () => {
    const queue = openQueue()
    const close = queue.ask('low')
    queue.ask('higher')
    queue.ask('middle')
    expect(queue.shown()).toBe('low')
    close()
    expect(queue.shown()).toBe('higher')
  })

  it('has what is more urgent wait for what is shown, and what comes again wait for both', () => {
    const queue = openQueue()
    const close = queue.ask('middle')
    const leaveHigh = queue.ask('high')
    expect(queue.shown()).toBe('middle')
    close()
    expect(queue.shown()).toBe('high')
    queue.ask('middle')
    expect(queue.shown()).toBe('high')
    leaveHigh()
    expect(queue.shown()).toBe('middle')
  })

  it('puts what takes over above everything, and goes on where it was', () => {
    const queue = openQueue()
    queue.ask('middle')
    queue.openDialog()
    const leaveOver = queue.ask('over')
    expect(queue.shown()).toBe('over')
    leaveOver()
    expect(queue.shown()).toBeNull()
  })

  it('begins nothing over a dialog of the user, and goes on behind its own', () => {
    const queue = openQueue()
    const close = queue.openDialog()
    queue.ask('middle')
    queue.ask('strip')
    expect(queue.shown()).toBe('strip')
    close()
    expect(queue.shown()).toBe('middle')
    queue.openDialog()
    expect(queue.shown()).toBe('middle')
  })

  it('is free below a strip, and not below anything else', () => {
    const queue = openQueue()
    queue.ask('strip')
    expect(queue.isFree()).toBe(true)
    const close = queue.openDialog()
    expect(queue.isFree()).toBe(false)
    close()
    queue.ask('higher')
    expect(queue.isFree()).toBe(false)
  })

  it('remembers what was dismissed, each for itself', () => {
    const queue = openQueue()
    queue.dismiss('payment:ana')
    expect(queue.isDismissed('payment:ana')).toBe(true)
    expect(queue.isDismissed('payment:rui')).toBe(false)
  })

  it('tells of every change, once for a wish that is given up twice', () => {
    const queue = openQueue()
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    const leave = queue.ask('middle')
    leave()
    leave()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    queue.ask('middle')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
