import { describe, expect, it } from 'vitest'
import { median, quantile } from './statistics.ts'

describe('quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[10, 20], 0.99, 19.9],
    [[7], 0.99, 7],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected)
  })

  it('has none of no values', () => {
    expect(median([])).toBeNaN()
  })
})
