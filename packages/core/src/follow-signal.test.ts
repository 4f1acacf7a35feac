import { expect, it } from 'vitest'
import { followSignal } from './follow-signal.ts'

it('aborts with the reason of the signal, now or later', () => {
  const [before, after] = [new AbortController(), new AbortController()]
  const caller = new AbortController()
  followSignal(after, caller.signal)
  expect(after.signal.aborted).toBe(false)
  caller.abort('left')
  followSignal(before, caller.signal)
  expect([before.signal.reason, after.signal.reason]).toEqual(['left', 'left'])
})

it('is held by the signal no longer than it is wanted', () => {
  const [own, caller] = [new AbortController(), new AbortController()]
  const forget = followSignal(own, caller.signal)
  forget()
  caller.abort()
  expect(own.signal.aborted).toBe(false)
})
