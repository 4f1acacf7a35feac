import { describe, expect, it } from 'vitest'
import { moveTo } from './move-to.ts'

describe('an order after a move', () => {
  it.each([
    ['one down', ['b'], 'c', 'after', 'acbd'],
    ['one up', ['c'], 'a', 'before', 'cabd'],
    ['several, which keep their order', ['d', 'a'], 'b', 'after', 'badc'],
    ['to itself', ['b'], 'b', 'after', 'abcd'],
  ] as const)('%s', (_, moved, target, position, order) => {
    expect(moveTo(['a', 'b', 'c', 'd'], new Set(moved), target, position).join('')).toBe(order)
  })
})
