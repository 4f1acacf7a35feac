import { toReais } from '@tramite/core/finance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BILLING_VALUE_MAX, evaluateAmount } from './amount.rules.ts'

const cents = fc.integer({ min: 1, max: 9_999_999_999 })

describe('evaluateAmount', () => {
  it.each([
    [0.01, 1],
    [49.02, 4902],
    [2450.9, 245_090],
    [1_000, 100_000],
    [BILLING_VALUE_MAX, 9_999_999_999],
  ])('takes %d', (reais, expected) => {
    expect(evaluateAmount(reais)).toEqual({ allowed: true, cents: expected })
  })

  it.each([
    [0, 'outOfRange'],
    [-1, 'outOfRange'],
    [100_000_000, 'outOfRange'],
    [Number.NaN, 'outOfRange'],
    [Number.POSITIVE_INFINITY, 'outOfRange'],
    [0.001, 'tooPrecise'],
    [10.005, 'tooPrecise'],
    [1 / 3, 'tooPrecise'],
    [0.1 + 0.2, 'tooPrecise'],
  ])('refuses %d: %s', (reais, reason) => {
    expect(evaluateAmount(reais)).toEqual({ allowed: false, reason })
  })

  it('takes every amount of centavos', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(evaluateAmount(toReais(amount))).toEqual({ allowed: true, cents: amount })
      }),
    )
  })
})
