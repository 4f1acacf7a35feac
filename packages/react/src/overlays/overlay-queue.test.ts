import { describe, expect, it, vi } from 'vitest'
import { createOverlayQueue, type Overlay } from './overlay-queue.ts'

const overlays = {
  cookies: { name: 'cookies', rank: 0, isStrip: true },
  feedback: { name: 'feedback', rank: 1 },
  popup: { name: 'popup', rank: 2 },
  toolTerms: { name: 'toolTerms', rank: 3 },
  legal: { name: 'legal', rank: 4 },
  viewer: { name: 'viewer', rank: 5 },
  payment: { name: 'payment', rank: 6, takesOver: true },
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
    const leaveCookies = queue.ask('cookies')
    expect(queue.shown()).toBe('cookies')
    const closePopup = queue.ask('popup')
    expect(queue.shown()).toBe('popup')
    closePopup()
    expect(queue.shown()).toBe('cookies')
    leaveCookies()
    expect(queue.shown()).toBeNull()
  })

  it('leaves what is shown alone, whatever else comes', () => {
    const queue = openQueue()
    const close = queue.ask('feedback')
    queue.ask('viewer')
    queue.ask('popup')
    expect(queue.shown()).toBe('feedback')
    close()
    expect(queue.shown()).toBe('viewer')
  })

  it('asks for the terms of a tool before or after what the firm announces, never over it', () => {
    const queue = openQueue()
    const closePopup = queue.ask('popup')
    const accept = queue.ask('toolTerms')
    expect(queue.shown()).toBe('popup')
    closePopup()
    expect(queue.shown()).toBe('toolTerms')
    queue.ask('popup')
    expect(queue.shown()).toBe('toolTerms')
    accept()
    expect(queue.shown()).toBe('popup')
  })

  it('puts the payment dialog over everything, and goes on where it was', () => {
    const queue = openQueue()
    queue.ask('popup')
    queue.openDialog()
    const pay = queue.ask('payment')
    expect(queue.shown()).toBe('payment')
    pay()
    expect(queue.shown()).toBeNull()
  })

  it('begins nothing over a dialog of the user, and goes on behind its own', () => {
    const queue = openQueue()
    const close = queue.openDialog()
    queue.ask('popup')
    queue.ask('cookies')
    expect(queue.shown()).toBe('cookies')
    close()
    expect(queue.shown()).toBe('popup')
    queue.openDialog()
    expect(queue.shown()).toBe('popup')
  })

  it('is free below a strip, and not below anything else', () => {
    const queue = openQueue()
    queue.ask('cookies')
    expect(queue.isFree()).toBe(true)
    const close = queue.openDialog()
    expect(queue.isFree()).toBe(false)
    close()
    queue.ask('viewer')
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
    const leave = queue.ask('popup')
    leave()
    leave()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    queue.ask('popup')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
