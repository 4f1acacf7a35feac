import { expect, it } from 'vitest'
import { evaluatePromise } from './forecast-promise.rules.ts'

it.each([
  ['2026-11-26', '2031-11-26', true],
  ['2026-11-26', '2031-11-27', false],
  ['2028-02-29', '2033-02-28', true],
  ['2028-02-29', '2033-03-01', false],
  ['2026-11-26', '2926-12-10', false],
  ['2026-11-26', '2020-01-01', true],
])('on %s a delivery on %s may be promised: %s', (today, date, isAllowed) => {
  expect(evaluatePromise(date, today).allowed).toBe(isAllowed)
})
