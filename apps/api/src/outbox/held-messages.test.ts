import { expect, it } from 'vitest'
import { createHeldMessages } from './held-messages.ts'

it('holds what failed for a second, and twice as long after each further failure, ten minutes at most', () => {
  let now = 0
  const held = createHeldMessages(() => now)
  const waits = Array.from({ length: 12 }, () => {
    held.hold(7)
    const start = now
    while (held.ids().length > 0) now += 1000
    return (now - start) / 1000
  })
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
})

it('forgets what was carried out, and holds the others on', () => {
  let now = 0
  const held = createHeldMessages(() => now)
  held.hold(1)
  held.hold(2)
  now = 1000
  // Another process is handling the second one.
  held.forget([1])
  held.hold(1)
  held.hold(2)
  now = 2000
  expect(held.ids()).toEqual([2])
})

it('forgets what another process has carried out, a while later', () => {
  let now = 0
  const held = createHeldMessages(() => now)
  held.hold(1)
  now = 602_000
  held.hold(2)
  held.hold(1)
  now = 603_000
  expect(held.ids()).toEqual([])
})
