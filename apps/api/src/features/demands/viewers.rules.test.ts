import { describe, expect, it } from 'vitest'
import { canSeeDemand, evaluateViewers } from './viewers.rules.ts'

const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? null : decision.reason

describe('evaluateViewers', () => {
  const demand = { visualized: ['a', 'b'] }
  it.each([
    ['a', 'customer', ['b'], null],
    ['c', 'customer', ['a', 'b', 'c', 'c'], null],
    ['a', 'customer', ['b', 'a'], null],
    ['a', 'customer', ['a'], 'othersViews'],
    ['a', 'customer', ['a', 'b', 'c'], 'othersViews'],
    ['s', 'staff', [], null],
    ['s', 'staff', ['c'], null],
  ] as const)('%s, %s: %j', (id, kind, wanted, reason) => {
    const decision = evaluateViewers(demand, wanted, { id, kind })
    expect(reasonOf(decision)).toBe(reason)
    if (decision.allowed) expect(decision.visualized).toEqual([...new Set(wanted)])
  })
})

describe('canSeeDemand', () => {
  const secret = { private: true, userId: 'creator', privateUsers: ['chosen'] }
  it.each([
    ['creator', 'customer', true],
    ['chosen', 'customer', true],
    ['colleague', 'customer', false],
    ['lawyer', 'staff', true],
  ] as const)('%s (%s): %s', (id, kind, sees) => {
    expect(canSeeDemand(secret, { id, kind })).toBe(sees)
    expect(canSeeDemand({ ...secret, private: false }, { id, kind })).toBe(true)
  })
})
