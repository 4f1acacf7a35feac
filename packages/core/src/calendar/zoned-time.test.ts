import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, fromDayNumber } from './civil-date.ts'
import { conventions } from './conventions.ts'
import { explainForecast } from './explain-forecast.ts'
import { formatDate, formatLongDate, formatTime } from './format.ts'
import { toLocalDate } from './local-date.ts'
import {
  civilDateFrom,
  civilDateOf,
  civilTimeOf,
  endOfCivilDay,
  startOfCivilDay,
} from './zoned-time.ts'

afterEach(() => vi.unstubAllEnvs())

describe('civilDateOf', () => {
  it.each([
    ['2026-11-20T02:59:59.999Z', 'America/Sao_Paulo', '2026-11-19', '23:59:59'],
    ['2026-11-20T03:00:00Z', 'America/Sao_Paulo', '2026-11-20', '00:00:00'],
    ['2026-11-20T03:00:00Z', 'America/Manaus', '2026-11-19', '23:00:00'],
    ['2026-11-20T03:00:00Z', 'Asia/Tokyo', '2026-11-20', '12:00:00'],
    ['2019-01-10T01:30:00Z', 'America/Sao_Paulo', '2019-01-09', '23:30:00'],
    ['2024-02-29T12:00:00Z', 'America/Sao_Paulo', '2024-02-29', '09:00:00'],
  ])('%s in %s is %s %s', (instant, zone, date, time) => {
    expect(civilDateOf(new Date(instant), zone)).toBe(date)
    expect(civilTimeOf(new Date(instant), zone)).toBe(time)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => civilDateOf(new Date(0), 'America/Atlantida')).toThrow(RangeError)
    expect(() => startOfCivilDay('2026-11-20', 'America/Atlantida')).toThrow(RangeError)
  })

  it('never moves a date-only value', () => {
    expect(civilDateFrom('2026-03-10')).toBe('2026-03-10')
    expect(civilDateFrom('2026-03-10T01:00:00Z')).toBe('2026-03-09')
  })
})

describe('startOfCivilDay', () => {
  it.each([
    ['2026-11-20', 'America/Sao_Paulo', '2026-11-20T03:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2018-11-05', 'America/Sao_Paulo', '2018-11-05T02:00:00.000Z'],
    ['2026-11-20', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2019-02-17', 'America/Sao_Paulo', '2019-02-17T03:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s starts at %s', (date, zone, instant) => {
    expect(startOfCivilDay(date, zone).toISOString()).toBe(instant)
  })

  it('stays within the years that can be written', () => {
    expect(startOfCivilDay('0000-01-01').toISOString()).toBe('0001-01-01T00:00:00.000Z')
    expect(startOfCivilDay('0001-01-01').toISOString().slice(0, 10)).toBe('0001-01-01')
    expect(endOfCivilDay('9999-12-31').toISOString()).toBe('9999-12-31T23:59:59.999Z')
    expect(endOfCivilDay('9999-12-30').toISOString()).toBe('9999-12-31T03:00:00.000Z')
  })

  it('bounds exactly the instants of the day', () => {
    const day = fc.integer({ min: 10_000, max: 30_000 }).map(fromDayNumber)
    const zone = fc.constantFrom('America/Sao_Paulo', 'America/Noronha', 'Asia/Tokyo', 'UTC')
    fc.assert(
      fc.property(day, zone, (date, timeZone) => {
        const start = startOfCivilDay(date, timeZone).getTime()
        expect(civilDateOf(new Date(start), timeZone)).toBe(date)
        expect(civilDateOf(new Date(start - 1), timeZone)).toBe(addDays(date, -1))
        expect(endOfCivilDay(date, timeZone).getTime()).toBeGreaterThan(start)
      }),
    )
  })
})

describe('the time zone of the process', () => {
  const everything = () => [
    civilDateOf(new Date('2026-11-20T02:30:00Z')),
    formatDate('2026-03-10'),
    formatDate('2026-03-10T02:30:00Z'),
    formatTime('2026-03-10T02:30:00Z'),
    formatLongDate('2026-01-01'),
    startOfCivilDay('2026-01-01').toISOString(),
    explainForecast({
      now: new Date('2026-11-19T21:00:01Z'),
      order: 2,
      premium: true,
      conventions: conventions.brazil,
    }),
  ]

  it('changes nothing', () => {
    const offsets: number[] = []
    const results = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati'].map((zone) => {
      vi.stubEnv('TZ', zone)
      offsets.push(new Date(0).getTimezoneOffset())
      return everything()
    })
    expect(new Set(offsets).size).toBeGreaterThan(1)
    for (const result of results) expect(result).toEqual(results[0])
  })

  it.each([
    // The hour that the summer time of the process leaves out, shown in the zone of the firm.
    ['Europe/Lisbon', '2026-03-29T04:30:00Z', 'America/Sao_Paulo', '2026-03-29 01:30:00'],
    ['America/Sao_Paulo', '2018-11-04T00:30:00Z', 'UTC', '2018-11-04 00:30:00'],
    ['America/Sao_Paulo', '2019-02-17T01:59:59Z', 'America/Sao_Paulo', '2019-02-16 23:59:59'],
    ['America/Sao_Paulo', '2019-02-17T02:00:00Z', 'America/Sao_Paulo', '2019-02-16 23:00:00'],
    ['Pacific/Apia', '2011-12-30T12:00:00Z', 'America/Sao_Paulo', '2011-12-30 10:00:00'],
    ['Pacific/Apia', '2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03 23:59:59'],
    ['Pacific/Apia', '2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04 01:00:00'],
    ['Asia/Tokyo', '2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04 01:00:00'],
  ])('in %s, %s in %s is %s', (process, text, timeZone, expected) => {
    vi.stubEnv('TZ', process)
    const instant = new Date(text)
    expect(`${civilDateOf(instant, timeZone)} ${civilTimeOf(instant, timeZone)}`).toBe(expected)
  })

  it.each(['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Apia'])(
    'in %s a library that reads the fields of a date finds the wall clock of the firm',
    (process) => {
      vi.stubEnv('TZ', process)
      const local = toLocalDate(new Date('2026-11-20T02:30:40.500Z'))
      const fields = [local.getDate(), local.getHours(), local.getMinutes(), local.getSeconds()]
      expect(fields).toEqual([19, 23, 30, 40])
    },
  )

  it('bounds the same days', () => {
    const days = ['2018-11-03', '2018-11-04', '2019-02-16', '2019-02-17', '2011-12-30']
    const zones = ['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'Pacific/Apia', 'America/Havana']
    const bounds = () =>
      zones.flatMap((zone) => days.map((day) => startOfCivilDay(day, zone).toISOString()))
    const results = zones.map((zone) => {
      vi.stubEnv('TZ', zone)
      return bounds()
    })
    for (const result of results) expect(result).toEqual(results[0])
  })
})
