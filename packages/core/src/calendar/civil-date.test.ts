import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  countDays,
  fromDayNumber,
  isCivilDate,
  toDayNumber,
  weekdayOf,
} from './civil-date.ts'

const dayNumber = fc.integer({ min: -200_000, max: 200_000 })

describe('civil dates', () => {
  it.each([
    ['1970-01-01', 0],
    ['2000-02-29', 11_016],
    ['2026-11-20', 20_777],
    ['1969-12-31', -1],
  ])('%s is day %i', (date, day) => {
    expect(toDayNumber(date)).toBe(day)
    expect(fromDayNumber(day)).toBe(date)
  })

  it('agrees with the Gregorian calendar of the platform', () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        const date = fromDayNumber(day)
        expect(date).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
        expect(toDayNumber(date)).toBe(day)
        expect(weekdayOf(date)).toBe(new Date(day * 86_400_000).getUTCDay())
        expect(isCivilDate(date)).toBe(true)
      }),
    )
  })

  it('adds and counts days as inverses', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const date = fromDayNumber(day)
        expect(countDays(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['2026-04-01T00:00:00Z', false],
    ['', false],
  ])('%s is a civil date: %s', (text, expected) => {
    expect(isCivilDate(text)).toBe(expected)
  })
})
