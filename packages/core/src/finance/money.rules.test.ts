import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPercentage } from '../percentage.ts'
import { toCents, toReais } from './money.rules.ts'

const cents = fc.integer({ min: 1, max: 9_999_999_999 })

describe('amounts', () => {
  it('do not suffer from binary fractions', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(toReais(toCents(0.1) + toCents(0.2))).toBe(0.3)
    expect(toCents(1.15)).toBe(115)
    expect(toCents(8.2)).toBe(820)
  })

  it('come back as they were from the wire', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toReais(amount))).toBe(amount)
      }),
    )
    fc.assert(
      fc.property(cents, (amount) => {
        const overTheWire = JSON.parse(JSON.stringify(toReais(amount))) as number
        expect(toCents(overTheWire)).toBe(amount)
      }),
    )
  })
})

describe('toPercentage', () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 2, 50],
    [1, 200, 1],
    [7, 7, 100],
  ])('%i of %i is %i%%', (part, whole, expected) => {
    expect(toPercentage(part, whole)).toBe(expected)
  })

  it('grows with the part and ends at 100', () => {
    const parts = fc
      .integer({ min: 1, max: 1000 })
      .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)))
    fc.assert(
      fc.property(parts, ([part, whole]) => {
        const percentage = toPercentage(part, whole)
        expect(percentage).toBeGreaterThanOrEqual(0)
        expect(percentage).toBeLessThanOrEqual(100)
        if (part > 0) expect(percentage).toBeGreaterThanOrEqual(toPercentage(part - 1, whole))
      }),
    )
  })
})
