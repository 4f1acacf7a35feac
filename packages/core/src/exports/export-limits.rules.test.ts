import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EXPORTS_PER_DAY,
  EXPORTS_PER_DAY_OF_CUSTOMER,
  type MadeExport,
  toExportLimit,
  toExportLimitStart,
} from './export-limits.rules.ts'

const now = new Date('2026-03-11T12:00:00.000Z')
const before = (hours: number, isOwn = true): MadeExport => ({
  isOwn,
  createdAt: new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString(),
})
const times = (count: number, made: MadeExport) => Array.from({ length: count }, () => made)

describe('toExportLimit', () => {
  it.each([
    ['nothing was made', [], undefined],
    ['one less than the limit was made', times(EXPORTS_PER_DAY - 1, before(1)), undefined],
    [
      'a person has their limit',
      [...times(EXPORTS_PER_DAY - 1, before(1)), before(20)],
      { of: 'person', most: EXPORTS_PER_DAY, seconds: 4 * 60 * 60 },
    ],
    ['one of them is a day old', [...times(EXPORTS_PER_DAY - 1, before(1)), before(24)], undefined],
    [
      'the others of the customer have used up its limit',
      times(EXPORTS_PER_DAY_OF_CUSTOMER, before(23, false)),
      { of: 'customer', most: EXPORTS_PER_DAY_OF_CUSTOMER, seconds: 60 * 60 },
    ],
    [
      'both are used up, and says the one that lasts longer',
      [
        ...times(EXPORTS_PER_DAY, before(1)),
        ...times(EXPORTS_PER_DAY_OF_CUSTOMER - EXPORTS_PER_DAY, before(2, false)),
      ],
      { of: 'person', most: EXPORTS_PER_DAY, seconds: 23 * 60 * 60 },
    ],
  ])('is right where %s', (_, made, limit) => {
    expect(toExportLimit(made, now)).toEqual(limit)
  })

  it('grows with the factor of the server', () => {
    const made = times(EXPORTS_PER_DAY, before(1))
    expect(toExportLimit(made, now, 2)).toBeUndefined()
    expect(toExportLimit([...made, ...made], now, 2)?.most).toBe(2 * EXPORTS_PER_DAY)
  })

  it('counts none of those before its start', () => {
    const hours = fc.double({ min: 0, max: 30, noNaN: true })
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 10 }), (each) => {
        const made = each.map((ago) => before(ago))
        const start = toExportLimitStart(now)
        const since = made.filter(({ createdAt }) => new Date(createdAt) > start)
        expect(toExportLimit(since, now)).toEqual(toExportLimit(made, now))
      }),
    )
  })

  it('is over when the time that it says has passed, and not a second before', () => {
    const hours = fc.double({ min: 0, max: 30, noNaN: true })
    const anyMade = fc.array(fc.tuple(hours, fc.boolean()), { maxLength: 40 })
    fc.assert(
      fc.property(anyMade, (each) => {
        const made = each.map(([ago, isOwn]) => before(ago, isOwn))
        const seconds = toExportLimit(made, now)?.seconds
        if (seconds === undefined) return
        const at = (wait: number) => new Date(now.getTime() + wait * 1000)
        expect(toExportLimit(made, at(seconds))).toBeUndefined()
        expect(toExportLimit(made, at(seconds - 1))).toBeDefined()
      }),
    )
  })
})
