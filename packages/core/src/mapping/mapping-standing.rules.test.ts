import { describe, expect, it } from 'vitest'
import type { DemandStatus } from '../demands/demands.types.ts'
import type { MappingHome } from './mapping.types.ts'
import { toAnswerPercentage } from './mapping-answers.rules.ts'
import { toMappingStanding } from './mapping-standing.rules.ts'

const id = '019a2c80-1a10-7c31-8b02-3f6b8d20e501'
const toHome = (
  statusKey: DemandStatus | null,
  activities: readonly [string, number][] = [],
  meeting: DemandStatus | null = statusKey ? 'FINISHED' : 'OPEN',
): MappingHome => ({
  mapping: {
    id,
    businessId: id,
    demandId: statusKey && id,
    mappingDemand: statusKey && { id, name: 'Mapeamento de dados', statusKey },
    preMeetingDemandId: id,
    preMeetingDemand: meeting && { id, name: 'Reunião', statusKey: meeting },
    mappingResponsibilityCheckDate: null,
    returnedAt: null,
    createdAt: '2026-02-20T12:00:00.000Z',
  },
  sectors: activities.map(([label, answered], place) => ({
    id: `${place}`,
    sectorName: `Setor ${place}`,
    activities: [{ id: `${place}`, label, percentage: toAnswerPercentage(answered) }],
  })),
  documents: [],
  total: 0,
})

describe('where a mapping was left off', () => {
  it.each([
    ['the meeting', toHome(null), { kind: 'meeting' }],
    ['a demand that the reader does not see', toHome(null, [], 'FINISHED'), null],
    ['a meeting that the reader does not see', toHome(null, [], null), null],
    ['nothing filled in', toHome('PENDING'), { kind: 'empty' }],
    [
      'the first activity that was begun',
      toHome('PENDING', [
        ['Folha', 15],
        ['Ponto', 0],
        ['Seleção', 3],
      ]),
      { kind: 'activity', name: 'Seleção', answered: 3, questions: 15 },
    ],
    [
      'the first of those that were not',
      toHome('PENDING', [
        ['Folha', 15],
        ['Ponto', 0],
      ]),
      { kind: 'activity', name: 'Ponto', answered: 0, questions: 15 },
    ],
    ['all answered', toHome('PENDING', [['Folha', 15]]), { kind: 'answered' }],
    [
      'a sector without an activity',
      (() => {
        const home = toHome('PENDING', [['Folha', 15]])
        const idle = { id: 'idle', sectorName: 'Vendas', activities: [] }
        return { ...home, sectors: [...home.sectors, idle] }
      })(),
      { kind: 'sector', name: 'Vendas' },
    ],
    ['the review', toHome('IN_PROGRESS', [['Folha', 3]]), { kind: 'inReview' }],
    ['the end', toHome('FINISHED', [['Folha', 3]]), { kind: 'finished' }],
    ['nothing to say', toHome('BLOCKED', [['Folha', 3]]), null],
    ['no mapping', { ...toHome('PENDING'), mapping: null }, null],
  ])('%s', (_, home, expected) => {
    expect(toMappingStanding(home)).toEqual(expected)
  })

  it('counts the questions of every percentage exactly', () => {
    for (let answered = 0; answered < 15; answered += 1) {
      expect(toMappingStanding(toHome('PENDING', [['Folha', answered]]))).toMatchObject({
        answered,
      })
    }
  })
})
