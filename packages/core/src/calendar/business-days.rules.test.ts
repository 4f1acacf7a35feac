import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  countBusinessDays,
  firstBusinessDay,
  firstCountableDay,
  isBusinessDay,
  nonBusinessReason,
} from './business-days.rules.ts'
import { fromDayNumber } from './civil-date.ts'
import { conventions, createConventions } from './conventions.ts'
import { easterOf, optionalDays } from './holidays.ts'

const { specified, brazil } = conventions
const day = fc.integer({ min: 10_000, max: 40_000 }).map(fromDayNumber)
const preset = fc.constantFrom(specified, brazil)

describe('holidays', () => {
  const ten = [
    '01-01',
    '04-07',
    '04-21',
    '05-01',
    '06-08',
    '09-07',
    '10-12',
    '11-02',
    '11-15',
    '12-25',
  ]

  it.each([1999, 2023, 2024, 2026, 2100])('specified: exactly the ten days in %i', (year) => {
    const found: string[] = []
    for (let n = 0; n < 366; n += 1) {
      const date = fromDayNumber(Math.floor(Date.UTC(year, 0, 1) / 86_400_000) + n)
      if (date.startsWith(String(year)) && specified.holidayName(date)) found.push(date.slice(5))
    }
    expect(found).toEqual(ten)
  })

  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2023, '2023-04-09'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, date) => expect(easterOf(year)).toBe(date))

  it.each([
    ['2026-04-03', 'Sexta-feira Santa'],
    ['2023-04-07', 'Sexta-feira Santa'],
    ['2026-04-07', null],
    ['2026-06-08', null],
    ['2026-06-04', null],
    ['2023-11-20', null],
    ['2024-11-20', 'Consciência Negra'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Natal'],
    ['2026-02-17', null],
  ])('brazil: %s is %s', (date, name) => expect(brazil.holidayName(date)).toBe(name))

  it.each([
    ['2026-02-16', 'Carnaval'],
    ['2026-02-17', 'Carnaval'],
    ['2026-02-18', 'Quarta-feira de Cinzas'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-01-25', 'Aniversário de São Paulo'],
    ['2026-12-24', 'Recesso'],
    ['2027-12-24', null],
  ])('brazil with days of the firm: %s is %s', (date, name) => {
    const own = createConventions('brazil', {
      optionalHolidays: [
        ...Object.values(optionalDays),
        { name: 'Aniversário de São Paulo', monthDay: '01-25' },
        { name: 'Recesso', date: '2026-12-24' },
      ],
    })
    expect(own.holidayName(date)).toBe(name)
  })

  it('specified takes no further days', () => {
    const own = createConventions('specified', {
      optionalHolidays: [{ name: 'Recesso', date: '2026-12-24' }],
    })
    expect(own.holidayName('2026-12-24')).toBeNull()
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-20', specified, null],
    ['2026-11-20', brazil, 'holiday'],
    ['2026-11-21', specified, 'saturday'],
    ['2026-11-22', specified, 'sunday'],
    ['2026-04-07', specified, 'holiday'],
    ['2026-04-03', specified, null],
    ['2022-12-25', specified, 'sunday'],
  ] as const)('%s does not count because of %s', (date, preset, reason) => {
    expect(nonBusinessReason(date, preset)).toBe(reason)
    expect(isBusinessDay(date, preset)).toBe(reason === null)
  })

  it.each([
    ['2026-11-18', 2, specified, '2026-11-20'],
    ['2026-11-18', 2, brazil, '2026-11-23'],
    ['2026-11-20', 1, specified, '2026-11-23'],
    ['2026-11-21', 0, specified, '2026-11-21'],
    ['2026-11-21', 1, specified, '2026-11-23'],
    ['2026-11-23', -1, specified, '2026-11-20'],
    ['2025-12-31', 1, specified, '2026-01-02'],
    ['2024-02-28', 1, specified, '2024-02-29'],
    ['2026-04-02', 1, brazil, '2026-04-06'],
  ] as const)('%s and %i business days is %s', (from, count, preset, to) => {
    expect(addBusinessDays(from, count, preset)).toBe(to)
  })

  it('adding and counting are inverses, and no holiday is ever reached', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), preset, (date, count, rules) => {
        const reached = addBusinessDays(date, count, rules)
        expect(countBusinessDays(date, reached, rules)).toBe(count + 0)
        if (count !== 0) expect(isBusinessDay(reached, rules)).toBe(true)
      }),
    )
  })

  it('adding never goes back and is additive', () => {
    const steps = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(day, steps, steps, preset, (date, a, b, rules) => {
        const once = addBusinessDays(date, a + b, rules)
        expect(once >= date).toBe(true)
        expect(addBusinessDays(addBusinessDays(date, a, rules), b, rules)).toBe(once)
      }),
    )
  })
})

describe('the 18:00 rule', () => {
  it.each([
    ['Thursday morning', '2026-11-19T12:00:00Z', specified, '2026-11-19'],
    ['17:59:59', '2026-11-19T20:59:59Z', specified, '2026-11-19'],
    ['18:00:00 still counts', '2026-11-19T21:00:00Z', specified, '2026-11-19'],
    ['18:00:00.999 still counts', '2026-11-19T21:00:00.999Z', specified, '2026-11-19'],
    ['18:00:01 does not', '2026-11-19T21:00:01Z', specified, '2026-11-20'],
    ['eve of a holiday, 18:00:01', '2026-11-19T21:00:01Z', brazil, '2026-11-23'],
    ['Friday night', '2026-11-20T22:00:00Z', specified, '2026-11-23'],
    ['Saturday noon', '2026-11-21T15:00:00Z', specified, '2026-11-23'],
    ['late night, still Thursday in São Paulo', '2026-11-20T02:00:00Z', specified, '2026-11-20'],
    ['year end', '2025-12-31T21:00:01Z', specified, '2026-01-02'],
  ] as const)('%s', (_, now, preset, expected) => {
    expect(firstCountableDay(new Date(now), preset)).toBe(expected)
  })

  it('firstBusinessDay keeps a business day and moves others on', () => {
    expect(firstBusinessDay('2026-11-20', specified)).toBe('2026-11-20')
    expect(firstBusinessDay('2026-11-20', brazil)).toBe('2026-11-23')
  })
})
