import { conventions } from '@tramite/core/calendar'
import { MAPPING_MEETING_TYPE, MAPPING_TYPE } from '@tramite/core/demands'
import { evaluateMappingEdit, parseAnswer, toActivityProgress } from '@tramite/core/mapping'
import { describe, expect, it } from 'vitest'
import { businessSeeds } from '../businesses.data.ts'
import { toDemoRows } from '../demo-rows.ts'
import { mappingSeeds } from './mappings.data.ts'

const rows = toDemoRows(new Date('2026-11-18T12:30:00Z'), conventions.specified, 'hash')
const demandOf = (id: string | null | undefined) => rows.demands.find((demand) => demand.id === id)

describe('the mappings of the demo firm', () => {
  it('show every state, two of them at Aurora', () => {
    const states = mappingSeeds.map(({ business }, i) => {
      const { demandId, preMeetingDemandId } = rows.mappings[i] ?? {}
      expect(demandOf(preMeetingDemandId)?.demandTypeName).toBe(MAPPING_MEETING_TYPE)
      const demand = demandOf(demandId)
      if (demand) expect(demand.demandTypeName).toBe(MAPPING_TYPE)
      return [businessSeeds[business].customer, business, demand?.statusKey ?? 'meeting']
    })
    expect(states).toEqual([
      ['aurora', 'cosmeticos', 'PENDING'],
      ['aurora', 'botanica', 'IN_PROGRESS'],
      ['brisa', 'brisa', 'FINISHED'],
      ['pessoa', 'pessoa', 'meeting'],
    ])
    expect(Object.keys(businessSeeds).length).toBeGreaterThan(mappingSeeds.length)
  })

  it('are filled in only where their meeting was held', () => {
    for (const { id, demandId } of rows.mappings) {
      const sectors = rows.mappingSectors.filter(({ mappingId }) => mappingId === id)
      expect(sectors.length > 0).toBe(demandId !== null)
    }
  })

  it('hold answers as they are stored, over the whole range of progress', () => {
    const percents = rows.mappingActivities.map(({ answers = {}, answered }) => {
      expect(Object.keys(answers)).toHaveLength(answered ?? 0)
      for (const answer of Object.values(answers)) {
        expect(parseAnswer(answer).join(',')).toBe(answer)
        expect(answer).not.toBe('')
      }
      return toActivityProgress(answers).percent
    })
    expect([...new Set(percents)].sort((a, b) => a - b)).toEqual([20, 47, 73, 93, 100])
  })

  it('have a final document wherever they were finished once, and one can be done again', () => {
    const final = rows.documents.filter(({ flagged }) => flagged)
    expect(final.map(({ demandId }) => demandOf(demandId)?.statusKey).sort()).toEqual([
      'FINISHED',
      'PENDING',
    ])
    expect(evaluateMappingEdit({ mappingDemand: { statusKey: 'PENDING' } }).allowed).toBe(true)
  })

  it('keep what their final document said, one of them with other activities than now', () => {
    const kept = rows.mappingSnapshots.map(({ id, mappingId, content }) => {
      expect(rows.documents.find((document) => document.id === id)?.flagged).toBe(true)
      const before = content.sectors.flatMap(({ activities }) => activities.map((each) => each.id))
      const sectors = rows.mappingSectors.filter((sector) => sector.mappingId === mappingId)
      const now = rows.mappingActivities
        .filter(({ sectorId }) => sectors.some((sector) => sector.id === sectorId))
        .map((each) => each.id)
      const common = before.filter((each) => now.includes(each)).length
      return { gone: before.length - common, added: now.length - common }
    })
    expect(kept).toEqual([
      { gone: 1, added: 3 },
      { gone: 0, added: 0 },
    ])
  })

  it('were read by some people, and warned of by all', () => {
    const accepted = rows.users.filter((user) => user.mappingResponsibilityCheckDate)
    expect(accepted.map(({ name }) => name)).toEqual([
      'Rafael Nogueira',
      'Beatriz Lima',
      'Patrícia Azevedo',
    ])
  })
})
