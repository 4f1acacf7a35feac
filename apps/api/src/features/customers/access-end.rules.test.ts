import { isChurned } from '@tramite/core/access'
import { conventions } from '@tramite/core/calendar'
import { expect, it } from 'vitest'
import { accessEndAfter } from './access-end.rules.ts'

it.each([
  ['2026-03-10', '2026-03-25'],
  ['2026-02-20', '2026-03-07'],
  ['2026-12-24', '2027-01-08'],
])('a contract that ends on %s leaves access until %s', (end, until) => {
  const { timeZone } = conventions.specified
  const accessAllowedUntil = accessEndAfter(end)
  expect(accessAllowedUntil).toBe(until)
  const customer = { isChurn: true, accessAllowedUntil }
  expect(isChurned(customer, until, timeZone)).toBe(false)
  expect(isChurned(customer, accessEndAfter(until), timeZone)).toBe(true)
})
