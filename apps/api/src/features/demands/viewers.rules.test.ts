import { describe, expect, it } from 'vitest'
import { evaluateViewers } from './viewers.rules.ts'

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
