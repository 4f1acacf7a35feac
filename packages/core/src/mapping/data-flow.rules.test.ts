import { expect, it } from 'vitest'
import { toDataFlow } from './data-flow.rules.ts'
import type { ReportedActivity } from './mapping-report.rules.ts'

const activity = (change: Partial<ReportedActivity>): ReportedActivity => ({
  id: 'a',
  name: 'Atividade',
  data: [],
  people: [],
  bases: [],
  receivers: [],
  abroad: [],
  kept: [],
  findings: [],
  answered: 0,
  ...change,
})

it('leads from people over sectors to receivers, and says which ways may leave the country', () => {
  const flow = toDataFlow({
    activities: 3,
    progress: { done: 0, total: 0, percent: 0, isComplete: false },
    sectors: [
      {
        id: 'rh',
        name: 'RH',
        activities: [
          activity({ people: ['Empregados'], receivers: ['Contabilidade'] }),
          activity({
            people: ['Empregados', 'Candidatos'],
            receivers: ['Não há compartilhamento', 'Nenhum'],
          }),
        ],
      },
      {
        id: 'mkt',
        name: 'Marketing',
        activities: [activity({ receivers: ['Contabilidade'], abroad: ['Estados Unidos'] })],
      },
      { id: 'idle', name: 'Frota', activities: [] },
    ],
  })
  expect(flow.people.map(({ name, weight }) => [name, weight])).toEqual([
    ['Empregados', 2],
    ['Candidatos', 1],
  ])
  expect(flow.sectors.map(({ name, weight }) => [name, weight])).toEqual([
    ['RH', 3],
    ['Marketing', 1],
  ])
  expect(flow.receivers.map(({ name, weight }) => [name, weight])).toEqual([['Contabilidade', 2]])
  expect(flow.links).toContainEqual({
    from: 'mkt',
    to: 'receiver/Contabilidade',
    weight: 1,
    isAbroad: true,
  })
  expect(flow.links).toContainEqual({
    from: 'rh',
    to: 'receiver/Contabilidade',
    weight: 1,
    isAbroad: false,
  })
})
