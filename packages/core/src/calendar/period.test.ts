import { expect, test } from 'vitest'
import { isPeriodReversed, toPeriodRequest } from './period.ts'

test.each([
  [{}, {}],
  [{ startDate: '', endDate: '' }, {}],
  [{ startDate: '2026-03-01', endDate: '' }, { startDate: '2026-03-01' }],
  [{ startDate: '', endDate: '2026-03-01' }, { endDate: '2026-03-01' }],
  [
    { startDate: '2026-03-01', endDate: '2026-03-01' },
    { startDate: '2026-03-01', endDate: '2026-03-01' },
  ],
  [
    { startDate: '2025-12-31', endDate: '2026-01-01' },
    { startDate: '2025-12-31', endDate: '2026-01-01' },
  ],
])('a period that can be is asked for as it is: %j', (period, expected) => {
  expect(isPeriodReversed(period)).toBe(false)
  expect(toPeriodRequest(period)).toEqual(expected)
})

test('one that ends before it begins is left open', () => {
  const period = { startDate: '2026-01-01', endDate: '2025-12-31' }
  expect(isPeriodReversed(period)).toBe(true)
  expect(toPeriodRequest(period)).toEqual({ startDate: '2026-01-01' })
})
