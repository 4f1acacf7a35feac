import { expect, it } from 'vitest'
import { findDaysToCome } from './contract-days.rules.ts'

const today = '2026-11-30'

it.each([
  ['nothing', {}, []],
  ['no day', { paymentOverdueSince: null, saleDate: null }, []],
  ['today', { paymentOverdueSince: today, saleDate: today }, []],
  ['a day that has passed', { paymentOverdueSince: '2026-11-02', saleDate: '2020-01-31' }, []],
  ['tomorrow', { paymentOverdueSince: '2026-12-01' }, ['paymentOverdueSince']],
  ['another year', { saleDate: '2030-01-01' }, ['saleDate']],
])('of a change with %s', (_, change, found) => {
  expect(findDaysToCome(change, today)).toEqual(found)
})
