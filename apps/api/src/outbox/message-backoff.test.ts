import { expect, it } from 'vitest'
import { createMessageBackoff } from './message-backoff.ts'

it('postpones what failed by a second, and twice as long after each further failure, ten minutes at most', () => {
  let now = 0
  const backoff = createMessageBackoff(() => now)
  const waits = Array.from({ length: 12 }, () => {
    backoff.postpone(7)
    const start = now
    while (backoff.waiting().length > 0) now += 1000
    return (now - start) / 1000
  })
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
})

it('forgets what was carried out, and postpones the others further', () => {
  let now = 0
  const backoff = createMessageBackoff(() => now)
  backoff.postpone(1)
  backoff.postpone(2)
  now = 1000
  // Another process is handling the second one.
  backoff.forget([1])
  backoff.postpone(1)
  backoff.postpone(2)
  now = 2000
  expect(backoff.waiting()).toEqual([2])
})

it('forgets what another process has carried out, a while later', () => {
  let now = 0
  const backoff = createMessageBackoff(() => now)
  backoff.postpone(1)
  now = 602_000
  backoff.postpone(2)
  backoff.postpone(1)
  now = 603_000
  expect(backoff.waiting()).toEqual([])
})
