import { conventions } from '@tramite/core/calendar'
import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { evaluateRiskEntry } from '@tramite/core/risk'
import { describe, expect, it } from 'vitest'
import { toRiskResult } from '../../features/risk/risk-result.rules.ts'
import { toDemoRows } from '../demo-rows.ts'

const now = new Date('2026-11-18T12:30:00Z')
const rows = toDemoRows(now, conventions.specified, 'hash')
const businessOf = (name: string) => rows.businesses.find((row) => row.name === name)?.id ?? ''
const demandsOf = (business: string) =>
  rows.demands
    .filter(
      ({ businessId, demandTypeName }) =>
        businessId === business && demandTypeName === RISK_ANALYSIS_TYPE,
    )
    .map(({ id, statusKey = 'OPEN' }) => ({ id, statusKey }))

/** Answered questions, all questions and the level of each sector, in order. */
function standing(business: string) {
  return rows.riskSectors.map((sector) => {
    const asked = rows.riskQuestions.filter(({ sectorId }) => sectorId === sector.id)
    const chosen = asked.flatMap(
      ({ id }) =>
        rows.riskChoices.find((row) => row.questionId === id && row.businessId === business) ?? [],
    )
    const weights = chosen.flatMap(
      ({ answerId }) => rows.riskAnswers.find(({ id }) => id === answerId) ?? [],
    )
    return [chosen.length, asked.length, toRiskResult(weights)?.level]
  })
}

describe('the risk analyses of the demo firm', () => {
  it('show each level and a sector under way, where the tool is open', () => {
    const botanica = businessOf('Aurora Botânica')
    expect(evaluateRiskEntry(demandsOf(botanica))).toMatchObject({ kind: 'tool' })
    expect(standing(botanica)).toEqual([
      [7, 7, 'Baixo'],
      [7, 7, 'Médio'],
      [7, 7, 'Alto'],
      [5, 7, 'Baixo'],
    ])
  })

  it('show one that the firm is looking at', () => {
    const cosmeticos = businessOf('Aurora Cosméticos')
    const [demand] = demandsOf(cosmeticos)
    expect(demand?.statusKey).toBe('PENDING')
    expect(evaluateRiskEntry(demandsOf(cosmeticos))).toMatchObject({ kind: 'demand' })
    expect(standing(cosmeticos)).toEqual([
      [7, 7, 'Baixo'],
      [7, 7, 'Médio'],
      [7, 7, 'Médio'],
      [7, 7, 'Médio'],
    ])
  })

  it('leave a business that has not begun', () => {
    const brisa = businessOf('Brisa Turismo')
    expect(evaluateRiskEntry(demandsOf(brisa))).toEqual({ kind: 'offerMeeting' })
  })

  it('keep the order of the questionnaire, and answers in the past', () => {
    for (const list of [rows.riskSectors, rows.riskQuestions, rows.riskAnswers]) {
      const ids = list.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort())
    }
    for (const { updatedAt } of rows.riskChoices)
      expect(Date.parse(updatedAt)).toBeLessThan(now.getTime())
  })
})
