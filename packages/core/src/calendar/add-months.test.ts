import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'
import { fromDayNumber, toDateParts } from './civil-date.ts'

describe('addMonths', () => {
  it.each([
    ['2026-03-10', 12, '2027-03-10'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-02-28', 12, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-20', 0, '2026-05-20'],
  ])('%s and %i months: %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('keeps the day or takes the last of the month, and lands in the right month', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map(fromDayNumber)
    fc.assert(
      fc.property(days, fc.integer({ min: -240, max: 240 }), (date, months) => {
        const from = toDateParts(date)
        const to = toDateParts(addMonths(date, months))
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months)
        expect(to.day === from.day || (to.day < from.day && to.day >= 28)).toBe(true)
      }),
    )
  })
})
