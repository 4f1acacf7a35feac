import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/index.ts'
import { authorityStatuses } from './authority-statuses.ts'
import {
  type DatedProcess,
  groupMarkProcesses,
  toMarkOutlook,
  toOutlookText,
} from './mark-next.rules.ts'

const of = (apolStatus: DatedProcess['apolStatus'], on: string | null): DatedProcess => ({
  apolStatus,
  statusOn: on,
  grantedOn: apolStatus === 'Registro' ? on : null,
})

const nextOf = (process: DatedProcess, today: string) =>
  groupMarkProcesses([{ ...process, number: '900000000' }], today)[0]?.next ?? ''

describe('what comes next', () => {
  // Published on Tuesday 10/03/2026: the 60 days run from the 11th to Saturday 09/05.
  it.each([
    ['Publicação', '2026-03-10', '2026-05-11', /^Terceiros podem se opor até 11\/05\/2026\./],
    ['Publicação', '2026-03-10', '2026-05-12', /terminou em 11\/05\/2026\. .* exame do INPI\.$/],
    ['Oposição', '2026-03-10', '2026-05-11', /responder até 11\/05\/2026\.$/],
    ['Oposição', '2026-03-10', '2026-05-12', /prazo de resposta terminou em 11\/05\/2026/],
    ['Indeferimento', '2026-03-10', '2026-03-10', /negou o pedido\. Cabe recurso até 11\/05\/2026/],
    ['Indeferimento', '2026-03-10', '2026-05-12', /prazo de recurso terminou em 11\/05\/2026/],
    ['Recurso', '2026-03-10', '2026-05-11', /responder até 11\/05\/2026/],
    ['Recurso', '2026-03-10', '2026-05-12', /Se o INPI já decidiu, .* não cabe outro recurso/],
    // What was published before a process came here is not in its history.
    ['Indeferimento', '2026-03-10', '2026-05-12', /Se houve recurso .* desde que o processo está/],
    ['Recurso', '2026-03-10', '2026-05-12', /aparece no histórico .* desde que o processo está/],
    ['Caducidade', '2026-03-10', '2026-05-12', /aparece no histórico .* desde que o processo está/],
    ['Nulidade', '2026-03-10', '2026-05-11', /titular pode responder até 11\/05\/2026/],
    ['Nulidade', '2026-03-10', '2026-05-12', /Falta a decisão do INPI\.$/],
    ['Caducidade', '2026-03-10', '2026-05-11', /até 11\/05\/2026 para provar o uso/],
    ['Caducidade', '2026-03-10', '2026-05-12', /Se o INPI já decidiu, .* Dela cabe recurso/],
    ['Arquivamento', '2026-03-10', '2026-05-11', /não for definitivo, cabe recurso até 11\/05/],
    ['Arquivamento', '2026-03-10', '2026-05-12', /encerrado sem registro\. .* novo pedido\.$/],
    ['Extinção', '2026-03-10', '2026-05-11', /caducidade, cabe recurso até 11\/05\/2026/],
    ['Extinção', '2026-03-10', '2026-05-12', /não está mais protegida\. .* novo pedido\.$/],
    ['Deferimento', '2026-03-10', '2026-05-11', /ainda não foram pagas, o prazo vai até 11\/05/],
    // Thirty days more, from the end of the first sixty.
    ['Deferimento', '2026-03-10', '2026-05-12', /com acréscimo até 10\/06\/2026/],
    ['Deferimento', '2026-03-10', '2026-06-10', /com acréscimo até 10\/06\/2026/],
    ['Deferimento', '2026-03-10', '2026-06-11', /terminou em 10\/06\/2026/],
    ['Exigência', '2026-03-10', '2026-05-11', /publicada em 10\/03\/2026\. .* 5 dias .* 60 dias/],
    [
      'Exigência',
      '2026-03-10',
      '2026-05-12',
      /prazo de resposta, de até 60 dias, terminou em 11\/05/,
    ],
    ['Pedido', '2026-03-10', '2026-09-01', /confere a forma do pedido/],
    ['Sobrestamento', '2026-03-10', '2026-09-01', /decisão de outro processo/],
    // 180 days end on Sunday 06/09, and the Monday after is a holiday.
    [
      'Registro',
      '2026-03-10',
      '2026-09-08',
      /^A marca está registrada até 10\/03\/2036\. Até 08\/09/,
    ],
    ['Registro', '2026-03-10', '2026-09-09', /pode ser pedida a partir de 10\/03\/2035\.$/],
    ['Registro', '2026-03-10', '2035-03-09', /a partir de 10\/03\/2035\.$/],
    ['Registro', '2026-03-10', '2035-03-10', /^O registro vale até 10\/03\/2036/],
    ['Registro', '2026-03-10', '2036-03-10', /^O registro vale até 10\/03\/2036/],
    ['Registro', '2026-03-10', '2036-03-11', /com acréscimo até 10\/09\/2036/],
    ['Registro', '2026-03-10', '2036-09-11', /pedida até 10\/09\/2036, o registro acabou/],
    // The day after is a holiday: the sixty days begin on the 22nd.
    ['Publicação', '2026-04-20', '2026-05-01', /até 22\/06\/2026/],
    // What the office published before the number was brought here is not read.
    [null, null, '2026-03-10', /^A situação deste processo no INPI ainda não foi lida aqui\./],
    ['Indeferimento', null, '2026-03-10', /^O pedido foi negado\. Cabe recurso em 60 dias\.$/],
  ] as const)('%s of %s on %s: %s', (status, on, today, text) => {
    expect(nextOf(of(status, on), today)).toMatch(text)
  })

  it('counts a registration from its grant, also after a nullity that was refused', () => {
    const process = {
      apolStatus: 'Registro',
      statusOn: '2028-05-02',
      grantedOn: '2026-03-10',
    } as const
    expect(nextOf(process, '2028-06-01')).toContain('registrada até 10/03/2036')
    expect(nextOf({ ...process, grantedOn: null }, '2028-06-01')).toBe(
      'A marca está registrada. O registro vale por 10 anos e pode ser prorrogado.',
    )
  })

  it('fills every text, and never says of a closed process that the office examines it', () => {
    const statuses = authorityStatuses.map(({ status }) => status)
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.nat(5000), (status, later) => {
        const text = nextOf(of(status, '2026-03-10'), addDays('2026-03-10', later))
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(text).not.toMatch(/[{}]|até \.|em \./)
        if (['Indeferimento', 'Arquivamento', 'Extinção'].includes(status)) {
          expect(text).not.toMatch(/exam|analis/)
        }
      }),
    )
  })
})

const today = '2026-03-20'
const processes = [
  { ...of('Registro', '2026-03-10'), number: '900000001' },
  { ...of(null, null), number: '900000002' },
  { ...of('Publicação', '2026-03-10'), number: '900000003' },
  { ...of('Exigência', '2026-03-17'), number: '900000004' },
  { ...of('Publicação', '2026-03-10'), number: '900000005' },
  { ...of('Indeferimento', '2025-01-14'), number: '900000006' },
]

describe('groupMarkProcesses', () => {
  it('puts those together that stand at the same point, what presses most first', () => {
    const groups = groupMarkProcesses(processes, today)
    expect(groups.map(({ apolStatus, numbers }) => [apolStatus, numbers])).toEqual([
      ['Exigência', ['900000004']],
      ['Publicação', ['900000003', '900000005']],
      ['Registro', ['900000001']],
      [null, ['900000002']],
      ['Indeferimento', ['900000006']],
    ])
    expect(groups[1]?.next).toBe(nextOf(of('Publicação', '2026-03-10'), today))
  })

  it('puts no requirement first whose period is over', () => {
    const old = { ...of('Exigência', '2026-01-10'), number: '900000008' }
    const accepted = { ...of('Deferimento', '2026-03-10'), number: '900000009' }
    const groups = groupMarkProcesses([old, accepted], '2026-04-20')
    expect(groups.map(({ apolStatus }) => apolStatus)).toEqual(['Deferimento', 'Exigência'])
  })

  it('keeps those apart whose periods end on different days', () => {
    const later = { ...of('Publicação', '2026-03-17'), number: '900000007' }
    expect(groupMarkProcesses([later, ...processes.slice(2, 3)], today)).toMatchObject([
      { numbers: ['900000003'] },
      { numbers: ['900000007'] },
    ])
  })
})

describe('toMarkOutlook', () => {
  const outlook = (numbers: typeof processes, statusKey: 'IN_PROGRESS' | 'PENDING' | 'FINISHED') =>
    toMarkOutlook({ Demand: { statusKey }, ProcessNumbers: numbers }, today)

  it.each([
    ['nothing is filed', [], 'IN_PROGRESS', /^O escritório prepara o pedido\./, 0],
    ['processes stand at different points', processes, 'IN_PROGRESS', /^O INPI fez uma exig/, 5],
    ['all is granted', processes.slice(0, 1), 'IN_PROGRESS', /quando o escritório concluir/, 0],
    ['it is registered', processes.slice(0, 1), 'FINISHED', /^A marca está registrada até/, 0],
    ['the customer has to answer first', [], 'PENDING', /^Depois da sua resposta/, 0],
  ] as const)('when %s', (_, numbers, statusKey, text, others) => {
    const found = outlook([...numbers], statusKey)
    expect(found.text).toMatch(text)
    expect(found.others).toBe(others)
    expect(found.waitsForCustomer).toBe(statusKey === 'PENDING')
  })

  it('says that the customer has to answer, and keeps the day of the processes', () => {
    const found = outlook([...processes], 'PENDING')
    expect(found).toMatchObject({ waitsForCustomer: true, others: 5 })
    expect(found.text).toMatch(/^O INPI fez uma exig/)
  })
})

describe('toOutlookText', () => {
  it.each([
    [0, 'O exame continua.'],
    [1, 'O exame continua. Outro processo está em outra situação.'],
    [1200, 'O exame continua. Outros 1.200 processos estão em outra situação.'],
  ])('with %i others', (others, text) => {
    expect(toOutlookText({ text: 'O exame continua.', others })).toBe(text)
  })
})
