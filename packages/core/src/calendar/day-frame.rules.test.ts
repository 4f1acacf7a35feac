import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.rules.ts'
import { addDays, countDays } from './civil-date.ts'
import { conventions } from './conventions.ts'
import {
  businessDaysUntil,
  formatOnWeekday,
  formatRelativeDay,
  toDayFrame,
} from './day-frame.rules.ts'
import { explainForecast, explainPeriod } from './explain-forecast.ts'
import { forecastDate, forecastOffset } from './forecast.rules.ts'

const { specified, brazil } = conventions

describe('formatRelativeDay', () => {
  it.each([
    ['2026-11-18', specified, 'hoje'],
    ['2026-11-19', specified, 'amanhã'],
    ['2026-11-17', specified, 'ontem'],
    ['2026-11-20', specified, 'em 2 dias úteis'],
    ['2026-11-20', brazil, 'em 1 dia útil'],
    ['2026-11-23', brazil, 'em 2 dias úteis'],
    ['2026-11-25', specified, 'em 5 dias úteis'],
    ['2026-11-15', specified, 'há 3 dias'],
  ] as const)('%s seen from Wednesday morning', (date, preset, text) => {
    expect(formatRelativeDay(date, toDayFrame(new Date('2026-11-18T13:00:00Z'), preset))).toBe(text)
  })

  it.each([
    ['Wednesday 18:00:00', '2026-11-18T21:00:00Z', '2026-11-20', 'em 2 dias úteis'],
    ['Wednesday 18:00:01', '2026-11-18T21:00:01Z', '2026-11-20', 'na sexta-feira'],
    ['Wednesday evening', '2026-11-18T22:00:00Z', '2026-11-19', 'amanhã'],
    ['Friday evening', '2026-11-20T22:00:00Z', '2026-11-23', 'no próximo dia útil'],
    ['Saturday', '2026-11-21T13:00:00Z', '2026-11-23', 'no próximo dia útil'],
    ['Saturday', '2026-11-21T13:00:00Z', '2026-11-24', 'na terça-feira'],
    ['Saturday', '2026-11-21T13:00:00Z', '2026-11-25', 'em 2 dias úteis'],
    ['Sunday', '2026-11-22T13:00:00Z', '2026-11-25', 'em 2 dias úteis'],
    ['Sunday', '2026-11-22T13:00:00Z', '2027-01-29', 'em 47 dias úteis'],
    ['Monday after midnight', '2026-11-23T03:00:00Z', '2026-11-25', 'em 2 dias úteis'],
    ['Friday, for a Sunday', '2026-11-20T13:00:00Z', '2026-11-22', 'em 2 dias'],
  ])('%s: %s sees %s %s', (_, now, date, text) => {
    expect(formatRelativeDay(date, toDayFrame(new Date(now), specified))).toBe(text)
  })
})

/** Moments of two years at which a day begins, counts, and no longer counts. */
const hours = ['03:00:00', '13:00:00', '21:00:00', '21:00:01', '22:00:00']
const moments = Array.from({ length: 731 }, (_, day) => addDays('2026-01-01', day)).flatMap((day) =>
  hours.map((hour) => new Date(`${day}T${hour}Z`)),
)

describe.each([specified, brazil])('every moment of two years, $name', (preset) => {
  it('counts the same days for a date, for its words and for its explanation', () => {
    const wrong: string[] = []
    for (const [index, now] of moments.entries()) {
      const frame = toDayFrame(now, preset)
      const order = (index % 9) + 1
      const premium = index % 2 === 0
      const input = { now, order, premium, conventions: preset }
      const date = forecastDate(input)
      const offset = forecastOffset(order, premium)
      const last = explainForecast(input).steps.at(-1)
      const words = formatRelativeDay(date, frame)
      const said = Number(/em (\d+) dias? út/.exec(words)?.[1] ?? offset)
      const isRight =
        businessDaysUntil(date, frame) === offset &&
        said === offset &&
        last?.kind === 'delivery' &&
        last.count === offset
      if (!isRight) wrong.push(`${now.toISOString()} ${date} ${words} ${offset}`)
    }
    expect(wrong).toEqual([])
  })

  it('says a number only of business days, and as many as the strip counts', () => {
    const wrong: string[] = []
    for (const [index, now] of moments.entries()) {
      const frame = toDayFrame(now, preset)
      // Any day, weekends and holidays too: staff may promise one.
      const date = addDays(frame.today, (index % 23) + 1)
      const words = formatRelativeDay(date, frame)
      const said = /em (\d+) dias? út/.exec(words)?.[1]
      const days = explainPeriod({ now, until: date, conventions: preset })
      const counted = days.filter(
        (step) => step.kind === 'counted' || (step.kind === 'delivery' && step.count > 0),
      ).length
      // Before the count begins, the first day that it counts.
      const isNamed =
        counted === 1 && frame.countsFrom > frame.today && words === formatOnWeekday(date)
      const isRight =
        counted === businessDaysUntil(date, frame) &&
        (said === undefined
          ? counted === 0 || countDays(frame.today, date) === 1 || isNamed
          : Number(said) === counted) &&
        (words !== 'no próximo dia útil' ||
          (isBusinessDay(date, preset) && addBusinessDays(frame.today, 1, preset) === date))
      if (!isRight) wrong.push(`${now.toISOString()} ${date} ${words} ${counted}`)
    }
    expect(wrong).toEqual([])
  })
})
