import { expect, it } from 'vitest'
import { defaultQuestionnaire } from './default-questionnaire.ts'
import { compareMappings } from './mapping-changes.rules.ts'
import { mappingFields } from './mapping-fields.ts'
import { toReportedMapping } from './mapping-report.rules.ts'
import { toMappingSheet, toMappingSheetName } from './mapping-sheet.ts'

const { questions } = defaultQuestionnaire
const of = { business: 'Aurora', stage: 'FINISHED' } as const

const unanswered = Object.fromEntries(mappingFields.map((field) => [field, ''])) as Record<
  (typeof mappingFields)[number],
  string
>

it('tells which data, whose, what for, on which basis, where they go and how long they stay', () => {
  const report = toReportedMapping({
    sectors: [
      {
        id: 's1',
        sectorName: 'RH',
        activities: [
          {
            id: 'a1',
            label: 'Folha de pagamento',
            percentage: 0,
            ...unanswered,
            question1: 'Nome completo,CPF e RG',
            question2: 'Empregados',
            question3: 'Pagar salários e benefícios,Ideia própria',
            question10: 'Contabilidade',
            question12: 'Servidores nos Estados Unidos',
            question14: '5 anos após o desligamento',
          },
          { id: 'a2', label: 'Ponto', percentage: 0, ...unanswered },
        ],
      },
      { id: 's2', sectorName: 'Marketing', activities: [] },
    ],
  })
  expect(report).toMatchObject({ activities: 2, progress: { done: 6, total: 30, percent: 20 } })
  expect(report.sectors.map(({ name }) => name)).toEqual(['RH', 'Marketing'])
  expect(report.sectors[0]?.activities[0]).toMatchObject({
    name: 'Folha de pagamento',
    data: ['Nome completo', 'CPF e RG'],
    people: ['Empregados'],
    bases: [
      { purpose: 'Pagar salários e benefícios', basis: 'execução de contrato (LGPD, art. 7º, V)' },
      { purpose: 'Ideia própria', basis: null },
    ],
    receivers: ['Contabilidade'],
    abroad: ['Servidores nos Estados Unidos'],
    kept: ['5 anos após o desligamento'],
    answered: 6,
  })
  expect(report.sectors[0]?.activities[1]).toMatchObject({ data: [], abroad: [], answered: 0 })
})

it('is a spreadsheet, an activity a line, in which no answer is a formula', () => {
  const report = {
    sectors: [
      {
        id: 's1',
        sectorName: 'RH',
        activities: [
          {
            id: 'a1',
            label: '=Folha',
            percentage: 0,
            ...unanswered,
            question0: 'A folha; todo mês, sempre',
            question1: 'Nome completo,CPF e RG',
            question3: 'Pagar salários e benefícios,Ideia própria',
          },
        ],
      },
    ],
  }
  const [head, line, bases, end] = toMappingSheet(report, questions, of).split(/\r?\n/)
  expect(head).toMatch(
    /^\uFEFFNegócio;Situação do mapeamento;Setor;Atividade;Descrição da atividade;.*;Hipótese legal de cada/,
  )
  expect(line).toMatch(
    /^Aurora;Concluído;RH;'=Folha;"A folha; todo mês, sempre";Nome completo, CPF e RG;;/,
  )
  expect(line).toMatch(/;"Pagar salários e benefícios: execução de contrato \(LGPD, art. 7º, V\)$/)
  expect([bases, end]).toEqual(['Ideia própria: a definir pelo advogado"', ''])
  // A firm asks in another order, and in other words.
  const own = questions.map((each) => ({ ...each, name: `Casa ${each.field}` })).reverse()
  expect(toMappingSheet(report, own, of).split('\r\n')[0]).toMatch(
    /^\uFEFFNegócio;Situação do mapeamento;Setor;Atividade;Casa question14;Casa question13;/,
  )
})

it('says in the spreadsheet what is other than in the mapping before, and what is gone', () => {
  const activity = (id: string, label: string, answers: Partial<typeof unanswered> = {}) => ({
    id,
    label,
    percentage: 0,
    ...unanswered,
    ...answers,
  })
  const toReport = (...activities: ReturnType<typeof activity>[]) => ({
    sectors: [{ id: 's1', sectorName: 'RH', activities }],
  })
  const before = toReport(
    activity('a1', 'Folha', { question1: 'CPF', question6: 'Até 100 pessoas' }),
    activity('a2', 'Ponto'),
    activity('a3', 'Crachás'),
  )
  const now = toReport(
    activity('a1', 'Folha de pagamento', { question1: 'CPF e RG', question6: '' }),
    activity('a2', 'Ponto'),
    activity('a4', 'Férias'),
  )
  const completedAt = '2026-11-21T02:00:00.000Z'
  const since = { kind: 'changes', completedAt, changes: compareMappings(before, now) } as const
  const sheet = toMappingSheet(now, questions, of, { since, timeZone: 'America/Sao_Paulo' })
  const [head, ...rows] = sheet.trimEnd().split('\r\n')
  expect(head).toMatch(/;O que mudou desde o mapeamento de 20\/11\/2026$/)
  expect(rows.map((row) => row.slice(row.search(/[^;]*$/)))).toEqual([
    '"Nome da atividade: antes “Folha”, agora “Folha de pagamento”\nDados coletados: antes “CPF”, agora “CPF e RG”\nVolume: antes “Até 100 pessoas”, agora “Sem resposta”"',
    'Nada mudou',
    'Atividade incluída',
    'Atividade retirada',
  ])
  expect(rows.map((row) => row.split(';').length)).toEqual([21, 21, 21, 21])
  expect(rows.at(-1)).toMatch(/^Aurora;Concluído;RH;Crachás;;/)
  expect(
    toMappingSheet(now, questions, of, { since: { kind: 'first' }, timeZone: 'America/Sao_Paulo' }),
  ).toBe(toMappingSheet(now, questions, of))
})

it('keeps a sector without activities in the spreadsheet', () => {
  const [head, ...rows] = toMappingSheet(
    { sectors: [{ id: 's1', sectorName: 'Frota', activities: [] }] },
    questions,
    { business: undefined, stage: 'PENDING' },
  )
    .trimEnd()
    .split('\r\n')
  expect(rows).toEqual([`;Em preenchimento;Frota${';'.repeat((head?.split(';').length ?? 0) - 3)}`])
})

it.each([
  ['Aurora Cosméticos', 'mapeamento-de-dados-aurora-cosmeticos-2026-11-30.csv'],
  [' A/B & Cia. ', 'mapeamento-de-dados-a-b-cia-2026-11-30.csv'],
  ['花王', 'mapeamento-de-dados-2026-11-30.csv'],
  [undefined, 'mapeamento-de-dados-2026-11-30.csv'],
])('names the spreadsheet of the business %s', (business, name) => {
  expect(toMappingSheetName(business, '2026-11-30')).toBe(name)
})
