import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addBusinessDays,
  countBusinessDays,
  firstBusinessDay,
  firstCountableDay,
  isAfterWorkShift,
  isBusinessDay,
} from './business-days.rules.ts'
import { addDays, countDays, fromDayNumber, weekdayOf } from './civil-date.ts'
import { conventions, createConventions } from './conventions.ts'
import { formatRelativeDay, toDayFrame } from './day-frame.rules.ts'
import { explainForecast, explainPeriod } from './explain-forecast.ts'
import { forecastDate, forecastOffset } from './forecast.rules.ts'
import { formatDate, formatLongDate } from './format.ts'
import { evaluateGrace } from './grace.rules.ts'
import { optionalDays } from './holidays.ts'
import { parseDate } from './parse-date.ts'
import { civilDateOf } from './zoned-time.ts'

const withFirmDays = createConventions('brazil', {
  optionalHolidays: [...Object.values(optionalDays), { name: 'Recesso', date: '2026-12-24' }],
})
const preset = fc.constantFrom(conventions.specified, conventions.brazil, withFirmDays)
const day = fc.integer({ min: 10_000, max: 40_000 }).map(fromDayNumber)
const count = fc.integer({ min: -60, max: 60 })
const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
})
const order = fc.integer({ min: 1, max: 40 })

describe('counting business days', () => {
  it('never comes earlier for a later day, nor for more days', () => {
    fc.assert(
      fc.property(day, fc.nat(400), count, fc.nat(20), preset, (date, ahead, n, more, rules) => {
        const later = addDays(date, ahead)
        expect(addBusinessDays(later, n, rules) >= addBusinessDays(date, n, rules)).toBe(true)
        expect(addBusinessDays(date, n + more, rules) >= addBusinessDays(date, n, rules)).toBe(true)
        expect(firstBusinessDay(later, rules) >= firstBusinessDay(date, rules)).toBe(true)
      }),
    )
  })

  it('adds up, and forth and back are alike', () => {
    fc.assert(
      fc.property(day, fc.nat(200), fc.nat(200), preset, (date, a, b, rules) => {
        const middle = addDays(date, a)
        const end = addDays(middle, b)
        expect(countBusinessDays(date, end, rules)).toBe(
          countBusinessDays(date, middle, rules) + countBusinessDays(middle, end, rules),
        )
        // Counting back includes the first day, but not the last.
        const first = isBusinessDay(date, rules) ? 1 : 0
        const last = isBusinessDay(end, rules) ? 1 : 0
        expect(countBusinessDays(end, date, rules) + 0).toBe(
          -(countBusinessDays(date, end, rules) - last + (a + b > 0 ? first : last)) + 0,
        )
      }),
    )
  })

  it('agrees with looking at each day, and skips every weekend', () => {
    fc.assert(
      fc.property(day, fc.nat(400), preset, (date, ahead, rules) => {
        const days = Array.from({ length: ahead }, (_, index) => addDays(date, index + 1))
        const counted = days.filter((each) => isBusinessDay(each, rules))
        expect(countBusinessDays(date, addDays(date, ahead), rules)).toBe(counted.length)
        for (const each of counted) {
          expect([1, 2, 3, 4, 5]).toContain(weekdayOf(each))
          expect(rules.holidayName(each)).toBeNull()
        }
      }),
    )
  })

  it('a further holiday never brings a day closer', () => {
    fc.assert(
      fc.property(day, fc.nat(60), (date, n) => {
        expect(
          addBusinessDays(date, n, withFirmDays) >= addBusinessDays(date, n, conventions.brazil),
        ).toBe(true)
      }),
    )
  })

  it.each([
    ['not a day', 1],
    ['2026-02-30', 1],
    ['2026-02-03T00:00:00Z', 1],
    ['2026-02-03', 1.5],
    ['2026-02-03', Number.NaN],
    ['2026-02-03', Number.POSITIVE_INFINITY],
  ])('refuses %s and %d at once instead of counting for ever', (date, n) => {
    expect(() => addBusinessDays(date, n, conventions.specified)).toThrow(RangeError)
  })

  it('refuses days that do not exist wherever it counts', () => {
    const now = new Date('2026-11-18T13:00:00Z')
    const rules = conventions.specified
    expect(() => countBusinessDays('2026-11-18', '18/11/2026', rules)).toThrow(RangeError)
    expect(() => countDays('', '2026-11-18')).toThrow(RangeError)
    expect(() => explainPeriod({ now, until: 'garbage', conventions: rules })).toThrow(RangeError)
    expect(() => civilDateOf(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('counting from now', () => {
  it('starts on a business day of today or later, and later after the work shift', () => {
    fc.assert(
      fc.property(instant, preset, (now, rules) => {
        const today = civilDateOf(now, rules.timeZone)
        const start = firstCountableDay(now, rules)
        expect(isBusinessDay(start, rules)).toBe(true)
        expect(start >= today).toBe(true)
        if (isAfterWorkShift(now, rules)) expect(start > today).toBe(true)
        else expect(start).toBe(firstBusinessDay(today, rules))
      }),
    )
  })

  it('forecasts only business days, never earlier for a later place or a later hour', () => {
    fc.assert(
      fc.property(instant, fc.nat(10_000_000), order, fc.boolean(), preset, (...row) => {
        const [now, later, place, premium, rules] = row
        const at = (date: Date, n: number) =>
          forecastDate({ now: date, order: n, premium, conventions: rules })
        const date = at(now, place)
        expect(isBusinessDay(date, rules)).toBe(true)
        expect(at(now, place + 1) >= date).toBe(true)
        expect(at(new Date(now.getTime() + later * 1000), place) >= date).toBe(true)
        expect(countBusinessDays(firstCountableDay(now, rules), date, rules)).toBe(
          forecastOffset(place, premium),
        )
      }),
    )
  })

  it('explains every day once, in order, and counts what it says it counts', () => {
    fc.assert(
      fc.property(instant, order, fc.boolean(), preset, (now, place, premium, rules) => {
        const input = { now, order: place, premium, conventions: rules }
        const { date, steps } = explainForecast(input)
        const today = civilDateOf(now, rules.timeZone)
        expect(steps.map((step) => step.date)).toEqual(
          Array.from({ length: countDays(today, date) + 1 }, (_, ahead) => addDays(today, ahead)),
        )
        for (const step of steps) {
          const isSkipped = ['saturday', 'sunday', 'holiday'].includes(step.kind)
          expect(isBusinessDay(step.date, rules)).toBe(!isSkipped)
        }
      }),
    )
  })
})

describe('the grace', () => {
  it('once ended stays ended, on a business day, after two others', () => {
    fc.assert(
      fc.property(day, fc.nat(30), preset, (since, ahead, rules) => {
        const today = addDays(since, ahead)
        const grace = evaluateGrace(since, today, rules)
        if (grace.state === 'none') throw new Error('something is overdue')
        expect(isBusinessDay(grace.closesOn, rules)).toBe(true)
        expect(countBusinessDays(since, grace.closesOn, rules)).toBe(3)
        expect(grace.state === 'ended').toBe(countBusinessDays(since, today, rules) >= 3)
        const tomorrow = evaluateGrace(since, addDays(today, 1), rules)
        if (grace.state === 'ended') expect(tomorrow.state).toBe('ended')
      }),
    )
  })
})

describe('parseDate', () => {
  it('is the inverse of formatDate', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(formatDate(date))).toBe(date)
      }),
    )
  })

  it.each(['', '2026-11-20', '31/04/2026', '29/02/2026', '1/1/2026', '20/11/26', '00/00/0000'])(
    '%j is no day',
    (text) => expect(parseDate(text)).toBeNull(),
  )
})

describe('the time zone of the process', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('changes no answer', () => {
    const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Niue']
    fc.assert(
      fc.property(instant, day, order, fc.boolean(), preset, (now, date, place, premium, rules) => {
        const answers = zones.map((zone) => {
          vi.stubEnv('TZ', zone)
          return JSON.stringify([
            explainForecast({ now, order: place, premium, conventions: rules }),
            evaluateGrace(date, civilDateOf(now, rules.timeZone), rules),
            formatRelativeDay(date, toDayFrame(now, rules)),
            formatLongDate(now.toISOString()),
            formatDate(date),
          ])
        })
        expect(new Set(answers).size).toBe(1)
      }),
      { numRuns: 30 },
    )
  })
})
