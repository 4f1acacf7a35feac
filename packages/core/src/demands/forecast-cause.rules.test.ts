import { expect, it } from 'vitest'
import { explainsForecast, toCause } from './forecast-cause.rules.ts'

const count = {
  kind: 'queue',
  from: null,
  place: 1,
  offset: 2,
  countedFrom: '2026-11-25',
} as const
const within = (notBefore: string | null, notAfter: string | null) =>
  toCause({ ...count, notBefore, notAfter }, '2026-11-27')

it('a cause names the bound that moved its day, and no other', () => {
  expect(within('2026-11-30', null)).toMatchObject({ notBefore: '2026-11-30', to: '2026-11-30' })
  expect(within(null, '2026-11-26')).toMatchObject({ notAfter: '2026-11-26', to: '2026-11-26' })
  for (const bounds of [within('2026-11-26', '2026-11-30'), within('2026-11-27', '2026-11-27')]) {
    expect(bounds).toMatchObject({ notBefore: null, notAfter: null, to: '2026-11-27' })
  }
})

it('of two bounds that exclude each other the later one does not count', () => {
  expect(within('2026-12-02', '2026-11-30')).toMatchObject({
    notBefore: '2026-12-02',
    notAfter: '2026-11-30',
    to: '2026-11-30',
  })
})

it('the date of a demand is explained while it lies ahead', () => {
  const deleveryForecast = '2026-12-02'
  expect(explainsForecast({ statusKey: 'IN_PROGRESS', deleveryForecast })).toBe(true)
  expect(explainsForecast({ statusKey: 'IN_PROGRESS', deleveryForecast: null })).toBe(false)
  // The date that is shown is that of the delivery.
  expect(explainsForecast({ statusKey: 'FINISHED', deleveryForecast })).toBe(false)
})
