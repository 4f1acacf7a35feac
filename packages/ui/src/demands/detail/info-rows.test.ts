import { buildDemand, buildId } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { toAudienceText, toInfoRows, toUserNames, toValidationText } from './info-rows.ts'

const context = {
  timeZone: 'America/Sao_Paulo',
  customerName: 'Aurora Alimentos Ltda.',
  userNames: new Map([[buildId(11), 'Caio Nogueira']]),
  areAllNamed: false,
}

describe('toAudienceText', () => {
  it.each([
    [{}, 'Todos de Aurora Alimentos Ltda. com acesso a este negócio'],
    [{ private: true }, 'Só Marina Lopes Ferreira'],
    [{ private: true, privateUsers: [buildId(10)] }, 'Só Marina Lopes Ferreira'],
    [
      { private: true, privateUsers: [buildId(11), buildId(12)] },
      'Marina Lopes Ferreira, Caio Nogueira, mais 1 pessoa',
    ],
  ])('%o: %s', (change, text) => expect(toAudienceText(buildDemand(change), context)).toBe(text))

  it('neither names nor counts a chosen user who has not the business', () => {
    const demand = buildDemand({ private: true, privateUsers: [buildId(11), buildId(12)] })
    const members = new Map([...context.userNames, [demand.userId, 'Marina Lopes Ferreira']])
    const all = { ...context, userNames: members, areAllNamed: true }
    expect(toAudienceText(demand, all)).toBe('Marina Lopes Ferreira, Caio Nogueira')
    expect(toAudienceText({ ...demand, privateUsers: [buildId(12)] }, all)).toBe(
      'Só Marina Lopes Ferreira',
    )
  })

  it('tells namesakes apart by the e-mail, the creator too, and nobody else', () => {
    const demand = buildDemand({ private: true, privateUsers: [buildId(11), buildId(12)] })
    const userNames = toUserNames([
      { id: demand.userId, name: 'João Silva', email: 'joao@aurora.example' },
      { id: buildId(11), name: 'João Silva', email: 'silva@aurora.example' },
      { id: buildId(12), name: 'Caio Nogueira', email: 'caio@aurora.example' },
    ])
    expect(
      toAudienceText({ ...demand, creatorName: 'João Silva' }, { ...context, userNames }),
    ).toBe('João Silva (joao@aurora.example), João Silva (silva@aurora.example), Caio Nogueira')
  })

  it('does not name a creator who has no longer the business', () => {
    const demand = buildDemand({ private: true, privateUsers: [buildId(11)] })
    const all = { ...context, areAllNamed: true }
    expect(toAudienceText(demand, all)).toBe('Só Caio Nogueira')
    expect(toAudienceText({ ...demand, privateUsers: [] }, all)).toBe('—')
  })
})

it('leaves out what there is not', () => {
  const rows = toInfoRows(
    buildDemand({ demandTypeName: null, deleveryForecast: null, backofficeUserName: null }),
    context,
  )
  const labels = rows.map(({ label }) => label)
  expect(labels).not.toContain('Tipo')
  expect(labels).not.toContain('Finalizada')
  expect(rows).toContainEqual({ label: 'Responsável', value: 'A definir' })
})

it('names who raised the demand, and whom it was left to', () => {
  const demand = buildDemand()
  const rows = toInfoRows({ ...demand, authorName: 'Clara Nunes' }, context)
  expect(rows).toContainEqual({ label: 'Criada por', value: 'Clara Nunes' })
  expect(rows).toContainEqual({ label: 'Responsável na empresa', value: demand.creatorName })
  const own = toInfoRows({ ...demand, authorName: demand.creatorName ?? '' }, context)
  expect(own.map(({ label }) => label)).not.toContain('Responsável na empresa')
})

it.each([
  ['IN_PROGRESS', false, 'Previsão de entrega'],
  ['IN_PROGRESS', true, 'Última previsão'],
  ['PENDING', false, 'Última previsão'],
  ['FINISHED', true, 'Previsão de entrega'],
] as const)('%s, deadlines suspended %s: the day is its %s', (statusKey, isHeld, label) => {
  const demand = buildDemand({ statusKey, deleveryForecast: '2026-11-25' })
  const rows = toInfoRows(demand, { ...context, areDeadlinesSuspended: isHeld })
  expect(rows).toContainEqual({ label, value: '25/11/2026' })
})

it('names the validator and the day in the time zone of the firm', () => {
  const demand = buildDemand({
    validationDate: '2026-11-19T01:00:00.000Z',
    validationUser: { name: 'Marina Lopes' },
  })
  expect(toValidationText(demand, context.timeZone)).toBe('Validado por Marina Lopes em 18/11/2026')
  expect(toValidationText(buildDemand(), context.timeZone)).toBeNull()
})
