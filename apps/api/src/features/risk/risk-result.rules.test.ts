import { riskBands, riskMatrix } from '@tramite/core/risk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RISK_SCALE_MAX, RISK_SCALE_MIN, toRiskBand, toRiskResult } from './risk-result.rules.ts'

const weight = fc.integer({ min: RISK_SCALE_MIN, max: RISK_SCALE_MAX })
const weights = fc.record({ probability: weight, impact: weight })
const some = fc.array(weights, { minLength: 1, maxLength: 40 })
const rankOf = (level: string | undefined) => riskBands.findIndex((band) => band.level === level)

describe('toRiskResult', () => {
  it.each([
    ['the least', [[1, 1]], 1, 1, 'Baixo'],
    ['the greatest', [[5, 5]], 5, 5, 'Alto'],
    [
      'halves go up',
      [
        [1, 2],
        [2, 3],
      ],
      2,
      3,
      'Médio',
    ],
    [
      'less than half goes down',
      [
        [1, 5],
        [1, 5],
        [2, 4],
      ],
      1,
      5,
      'Baixo',
    ],
    [
      'one grave answer among good ones',
      [
        [1, 2],
        [1, 2],
        [1, 2],
        [5, 5],
      ],
      4,
      4,
      'Alto',
    ],
    [
      'a weak control among good ones',
      [
        [1, 2],
        [1, 2],
        [1, 2],
        [1, 2],
        [4, 4],
      ],
      3,
      3,
      'Médio',
    ],
    [
      'a small fault among good ones',
      [
        [1, 2],
        [1, 2],
        [3, 3],
      ],
      2,
      2,
      'Baixo',
    ],
    ['the last product that is Baixo', [[5, 1]], 5, 1, 'Baixo'],
    ['the first that is Médio', [[2, 3]], 2, 3, 'Médio'],
    ['the last that is Médio', [[4, 3]], 4, 3, 'Médio'],
    ['the first that is Alto', [[3, 5]], 3, 5, 'Alto'],
  ])('%s', (_, given, Probabilidade, Impacto, level) => {
    const result = toRiskResult(
      given.map(([probability = 0, impact = 0]) => ({ probability, impact })),
    )
    expect(result).toMatchObject({ Probabilidade, Impacto, level })
    expect(result?.color).toBe(riskBands.find((band) => band.level === level)?.color)
  })

  it('says nothing of no answers', () => {
    expect(toRiskResult([])).toBeNull()
  })

  it('stays on the scale, and between the least and the greatest weight', () => {
    fc.assert(
      fc.property(some, (given) => {
        const { Probabilidade, Impacto } = toRiskResult(given) ?? { Probabilidade: 0, Impacto: 0 }
        for (const [found, all] of [
          [Probabilidade, given.map(({ probability }) => probability)],
          [Impacto, given.map(({ impact }) => impact)],
        ] as const) {
          expect(Number.isInteger(found)).toBe(true)
          expect(found).toBeGreaterThanOrEqual(Math.min(...all))
          expect(found).toBeLessThanOrEqual(Math.max(...all))
        }
      }),
    )
  })

  it('never falls by an answer with greater weights', () => {
    fc.assert(
      fc.property(some, fc.nat(), weights, (given, place, other) => {
        const at = place % given.length
        const before = toRiskResult(given)
        const after = toRiskResult(
          given.map((one, i) =>
            i === at
              ? {
                  probability: Math.max(one.probability, other.probability),
                  impact: Math.max(one.impact, other.impact),
                }
              : one,
          ),
        )
        expect(rankOf(after?.level)).toBeGreaterThanOrEqual(rankOf(before?.level))
      }),
    )
  })

  it('is not lowered by any number of good answers', () => {
    fc.assert(
      fc.property(some, fc.nat({ max: 200 }), (given, count) => {
        const good = Array.from({ length: count }, () => ({ probability: 1, impact: 1 }))
        const worst = { probability: 5, impact: 5 }
        expect(toRiskResult([...given, worst, ...good])?.level).toBe('Alto')
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(some, (given) => {
        expect(toRiskResult(given.toReversed())).toEqual(toRiskResult(given))
      }),
    )
  })
})

describe('the matrix', () => {
  it('is what the products say', () => {
    const computed = [1, 2, 3, 4, 5].map((probability) =>
      [1, 2, 3, 4, 5].map((impact) => toRiskBand(probability, impact).level),
    )
    expect(riskMatrix).toEqual(computed)
  })
})
