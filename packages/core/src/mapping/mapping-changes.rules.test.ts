import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MappingActivity, MappingReport } from './mapping.types.ts'
import {
  compareMappings,
  countShownCompletions,
  isUnchanged,
  toMappingSince,
} from './mapping-changes.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

const unanswered = Object.fromEntries(mappingFields.map((field) => [field, ''])) as Record<
  MappingField,
  string
>
const toActivity = (
  id: string,
  label: string,
  answers: Partial<Record<MappingField, string>> = {},
): MappingActivity => ({ id, label, percentage: 0, ...unanswered, ...answers })
const toReport = (sectors: Record<string, readonly MappingActivity[]>): MappingReport => ({
  sectors: Object.entries(sectors).map(([sectorName, activities]) => ({
    id: sectorName,
    sectorName,
    activities: [...activities],
  })),
})

const payroll = toActivity('a1', 'Folha', { question1: 'Nome,CPF', question2: 'Empregados' })

describe('what changed between two mappings', () => {
  it.each<[string, MappingReport, MappingReport, object]>([
    ['nothing', toReport({ RH: [payroll] }), toReport({ RH: [payroll] }), {}],
    [
      'an activity that is new, and one that is gone',
      toReport({ RH: [payroll], Vendas: [toActivity('a2', 'Cadastro')] }),
      toReport({ RH: [payroll, toActivity('a3', 'Ponto')] }),
      {
        added: [{ id: 'a3', sector: 'RH', name: 'Ponto' }],
        removed: [{ id: 'a2', sector: 'Vendas', name: 'Cadastro' }],
      },
    ],
    [
      'answers, also from nothing and to nothing, in the order of the questions',
      toReport({ RH: [payroll] }),
      toReport({
        RH: [{ ...payroll, question14: '5 anos', question2: '', question1: 'Nome,CPF,RG' }],
      }),
      {
        changed: [
          {
            id: 'a1',
            sector: 'RH',
            name: 'Folha',
            earlierName: null,
            answers: [
              { field: 'question1', before: 'Nome, CPF', now: 'Nome, CPF, RG' },
              { field: 'question2', before: 'Empregados', now: '' },
              { field: 'question14', before: '', now: '5 anos' },
            ],
          },
        ],
      },
    ],
    [
      'not the order of values, nor a space beside a sentence',
      toReport({ RH: [{ ...payroll, question0: 'Fecha, confere' }] }),
      toReport({ RH: [{ ...payroll, question0: ' Fecha, confere ', question1: 'CPF, Nome' }] }),
      {},
    ],
    [
      'the order of the words of a sentence',
      toReport({ RH: [{ ...payroll, question0: 'Fecha, confere' }] }),
      toReport({ RH: [{ ...payroll, question0: 'confere, Fecha' }] }),
      {
        changed: [
          {
            id: 'a1',
            sector: 'RH',
            name: 'Folha',
            earlierName: null,
            answers: [{ field: 'question0', before: 'Fecha, confere', now: 'confere, Fecha' }],
          },
        ],
      },
    ],
    [
      'a name',
      toReport({ RH: [payroll] }),
      toReport({ RH: [{ ...payroll, label: 'Folha de pagamento' }] }),
      {
        changed: [
          { id: 'a1', sector: 'RH', name: 'Folha de pagamento', earlierName: 'Folha', answers: [] },
        ],
      },
    ],
    [
      'an activity that was deleted and filled in anew is the same one',
      toReport({ RH: [payroll] }),
      toReport({ rh: [{ ...payroll, id: 'a9', label: 'Folha', question2: 'Estagiários' }] }),
      {
        changed: [
          {
            id: 'a9',
            sector: 'rh',
            name: 'Folha',
            earlierName: null,
            answers: [{ field: 'question2', before: 'Empregados', now: 'Estagiários' }],
          },
        ],
      },
    ],
    [
      'a name is taken once',
      toReport({ RH: [payroll] }),
      toReport({ RH: [payroll, toActivity('a7', 'Folha')] }),
      { added: [{ id: 'a7', sector: 'RH', name: 'Folha' }] },
    ],
  ])('%s', (_, before, now, expected) => {
    const none = { added: [], removed: [], changed: [] }
    expect(compareMappings(before, now)).toEqual({ ...none, ...expected })
  })
})

const reports = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 9 }),
      name: fc.integer({ min: 0, max: 5 }),
      sector: fc.integer({ min: 0, max: 2 }),
      data: fc.constantFrom('', 'Nome', 'Nome,CPF'),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((activities): MappingReport => {
    const sectors: Record<string, MappingActivity[]> = {}
    for (const { id, name, sector, data } of activities) {
      const activity = toActivity(`a${id}`, `Atividade ${name}`, { question1: data })
      sectors[`Setor ${sector}`] = [...(sectors[`Setor ${sector}`] ?? []), activity]
    }
    return toReport(sectors)
  })
const countOf = ({ sectors }: MappingReport) => sectors.flatMap((each) => each.activities).length

describe('whatever was filled in', () => {
  it('a mapping is the same as itself', () => {
    fc.assert(fc.property(reports, (one) => isUnchanged(compareMappings(one, one))))
  })

  it('what is new is what is gone the other way round, and answers change places', () => {
    fc.assert(
      fc.property(reports, reports, (first, second) => {
        const [there, back] = [compareMappings(first, second), compareMappings(second, first)]
        expect(there.added.length).toBe(back.removed.length)
        expect(there.removed.length).toBe(back.added.length)
        const turned = back.changed.flatMap(({ answers }) =>
          answers.map(({ field, before, now }) => `${field} ${now} ${before}`),
        )
        const straight = there.changed.flatMap(({ answers }) =>
          answers.map(({ field, before, now }) => `${field} ${before} ${now}`),
        )
        expect(straight.sort()).toEqual(turned.sort())
      }),
    )
  })

  it('every activity is new, gone, or in both', () => {
    fc.assert(
      fc.property(reports, reports, (before, now) => {
        const { added, removed, changed } = compareMappings(before, now)
        const kept = countOf(now) - added.length
        expect(kept).toBe(countOf(before) - removed.length)
        expect(changed.length).toBeLessThanOrEqual(kept)
      }),
    )
  })
})

it('a finished mapping says what its last completion kept, every other one may differ from it', () => {
  expect(countShownCompletions('FINISHED')).toBe(1)
  for (const stage of ['notStarted', 'meeting', 'PENDING', 'IN_PROGRESS'] as const) {
    expect(countShownCompletions(stage)).toBe(0)
  }
})

it('the first mapping is said to be it, but not where an earlier one was not kept', () => {
  const now = toReport({ RH: [payroll] })
  const none = { completedAt: null, sectors: [] }
  const kindOf = (stage: 'PENDING' | 'FINISHED', completions: number) =>
    toMappingSince(now, none, stage, completions).kind
  expect([kindOf('PENDING', 0), kindOf('FINISHED', 0), kindOf('FINISHED', 1)]).toEqual([
    'first',
    'first',
    'first',
  ])
  expect([kindOf('PENDING', 1), kindOf('FINISHED', 2)]).toEqual(['unknown', 'unknown'])
  const completedAt = '2026-03-11T16:05:00.000Z'
  expect(toMappingSince(now, { completedAt, sectors: [] }, 'FINISHED', 2)).toMatchObject({
    kind: 'changes',
    completedAt,
    changes: { added: [{ name: 'Folha' }] },
  })
})
