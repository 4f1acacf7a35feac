import { expect, it } from 'vitest'
import { mappingFields } from './mapping-questions.ts'
import { toReportedMapping } from './mapping-report.rules.ts'
import { toMappingSheet } from './mapping-sheet.ts'

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
  const sheet = toMappingSheet({
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
  })
  const [head, line, bases, end] = sheet.split(/\r?\n/)
  expect(head).toMatch(/^\uFEFFSetor;Atividade;Descrição da atividade;.*;Hipótese legal de cada/)
  expect(line).toMatch(/^RH;'=Folha;"A folha; todo mês, sempre";Nome completo, CPF e RG;;/)
  expect(line).toMatch(/;"Pagar salários e benefícios: execução de contrato \(LGPD, art. 7º, V\)$/)
  expect([bases, end]).toEqual(['Ideia própria: a definir pelo advogado"', ''])
})
