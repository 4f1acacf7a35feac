import { describe, expect, it } from 'vitest'
import { createKnownCallers } from './known-callers.ts'
import type { StaffPrincipal } from './principal.ts'

const principal: StaffPrincipal = {
  sessionId: 'session',
  userId: 'user',
  userName: 'Lia',
  email: 'lia@test.example',
  staff: true,
  firmAdmin: false,
  customerId: null,
}

describe('callers that a process knows', () => {
  it('are known for a minute after they were found', () => {
    let now = 0
    const callers = createKnownCallers({ elapsed: () => now })
    expect(callers.find('a')).toBeUndefined()
    callers.note('a', principal)
    now = 59_999
    expect(callers.find('a')).toBe(principal)
    now = 60_000
    expect(callers.find('a')).toBeUndefined()
  })

  it('are known no more when nobody was found', () => {
    const callers = createKnownCallers()
    callers.note('a', principal)
    callers.note('a', undefined)
    expect(callers.find('a')).toBeUndefined()
  })

  it('are so many and no more: who was found longest ago is forgotten', () => {
    const callers = createKnownCallers({ max: 2 })
    for (const token of ['a', 'b', 'a', 'c']) callers.note(token, principal)
    expect(['a', 'b', 'c'].filter((token) => callers.find(token))).toEqual(['a', 'c'])
  })
})
