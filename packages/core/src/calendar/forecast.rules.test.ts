import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from './business-days.rules.ts'
import { conventions } from './conventions.ts'
import { formatRelativeDay, toDayFrame } from './day-frame.rules.ts'
import { explainForecast, explainPeriod, toForecastStepText } from './explain-forecast.ts'
import { forecastDate, forecastOffset } from './forecast.rules.ts'

const { specified, brazil } = conventions

describe('forecastOffset', () => {
  it.each([
    [1, 0, 2],
    [2, 2, 4],
    [3, 2, 6],
    [4, 4, 8],
    [5, 4, 10],
    [10, 10, 20],
  ])('place %i: premium %i, others %i business days', (n, premium, other) => {
    expect(forecastOffset(n, true)).toBe(premium)
    expect(forecastOffset(n, false)).toBe(other)
  })

  it('never brings a later place before an earlier one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.boolean(), (n, premium) => {
        expect(forecastOffset(n + 1, premium)).toBeGreaterThanOrEqual(forecastOffset(n, premium))
        expect(forecastOffset(n, true)).toBeLessThanOrEqual(forecastOffset(n, false))
      }),
    )
  })
})

describe('forecastDate', () => {
  it.each([
    ['2026-11-18T12:00:00Z', 1, true, specified, '2026-11-18'],
    ['2026-11-18T12:00:00Z', 1, false, specified, '2026-11-20'],
    ['2026-11-18T12:00:00Z', 1, false, brazil, '2026-11-23'],
    ['2026-11-18T21:00:01Z', 1, false, specified, '2026-11-23'],
    ['2026-11-18T12:00:00Z', 3, false, specified, '2026-11-26'],
  ] as const)('%s, place %i, premium %s', (now, order, premium, preset, expected) => {
    const input = { now: new Date(now), order, premium, conventions: preset }
    expect(forecastDate(input)).toBe(expected)
  })
})

describe('explainForecast', () => {
  it('says of each day whether it counts, and why not', () => {
    const explanation = explainForecast({
      now: new Date('2026-11-18T21:00:01Z'),
      order: 1,
      premium: false,
      conventions: brazil,
    })
    expect(explanation.date).toBe('2026-11-24')
    expect(explanation.queue).toEqual({ order: 1, offset: 2 })
    expect(explanation.steps.map((step) => `${step.date} ${toForecastStepText(step)}`)).toEqual([
      '2026-11-18 Após as 18:00, o dia não conta',
      '2026-11-19 Início da contagem',
      '2026-11-20 Feriado: Consciência Negra, não conta',
      '2026-11-21 Sábado, não conta',
      '2026-11-22 Domingo, não conta',
      '2026-11-23 Dia útil 1',
      '2026-11-24 Previsão de entrega',
    ])
  })

  it('says when the working day has ended, as the conventions do', () => {
    const shorter = { ...brazil, workShiftEnd: '17:30:00' }
    const now = new Date('2026-11-18T20:30:01Z')
    const [first] = explainPeriod({ now, until: '2026-11-19', conventions: shorter })
    expect(first && toForecastStepText(first)).toBe('Após as 17:30, o dia não conta')
  })

  it('a delivery on the first day is one step', () => {
    const now = new Date('2026-11-18T12:00:00Z')
    expect(explainForecast({ now, order: 1, premium: true, conventions: specified }).steps).toEqual(
      [{ date: '2026-11-18', kind: 'delivery', count: 0 }],
    )
    expect(explainPeriod({ now, until: '2026-11-17', conventions: specified })).toEqual([])
  })

  it.each([
    ['2026-11-18T12:00:00Z', 1, true, 'hoje'],
    ['2026-11-18T21:00:01Z', 1, true, 'amanhã'],
    ['2026-11-20T21:00:01Z', 1, true, 'no próximo dia útil'],
    ['2026-11-18T12:00:00Z', 3, false, 'em 6 dias úteis'],
    ['2026-11-22T12:00:00Z', 3, false, 'em 6 dias úteis'],
  ] as const)('%s, place %i, premium %s: %s', (instant, order, premium, text) => {
    const now = new Date(instant)
    const { date } = explainForecast({ now, order, premium, conventions: specified })
    expect(formatRelativeDay(date, toDayFrame(now, specified))).toBe(text)
  })

  it('ends on the forecast, and counts as many days as the offset', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        fc.constantFrom(specified, brazil),
        (now, order, premium, rules) => {
          const input = { now, order, premium, conventions: rules }
          const { date, steps } = explainForecast(input)
          expect(date).toBe(forecastDate(input))
          expect(isBusinessDay(date, rules)).toBe(true)
          expect(steps.at(-1)).toEqual({
            date,
            kind: 'delivery',
            count: forecastOffset(order, premium),
          })
        },
      ),
    )
  })
})
