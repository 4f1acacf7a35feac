import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSeeItem, toItemStatusText, toItemText } from './process-items.ts'

const item = { deleted: false, content: null, template: null }
const filled = (template: string, parameters: Record<string, string>) =>
  toItemText({ ...item, template: { template, parameters } })

describe('toItemText', () => {
  it.each([
    [
      'A entrega passou de {{oldDemand_deleveryForecast}} para {{ demand_deleveryForecast }}.',
      { oldDemand_deleveryForecast: '2026-11-20', demand_deleveryForecast: '2026-11-24T03:00:00Z' },
      'A entrega passou de 20/11/2026 para 24/11/2026.',
    ],
    [
      'Nova previsão: {demand_deleveryForecast}',
      { demand_deleveryForecast: '2026-11-24' },
      'Nova previsão: 24/11/2026',
    ],
    ['Olá, {name}{missing}!', { name: 'Ana' }, 'Olá, Ana!'],
    ['{toString}{constructor}', {}, ''],
    ['{name}', { name: '<b>{other}</b>', other: 'x' }, '<b>{other}</b>'],
    ['Lote {date}', { date: '2026-02-30' }, 'Lote 2026-02-30'],
    ['Sem lugares', {}, 'Sem lugares'],
  ])('%s', (template, parameters, text) => expect(filled(template, parameters)).toBe(text))

  it('shows content as it is, and nothing of a deleted entry', () => {
    expect(toItemText({ ...item, content: 'Bom dia, {name}' })).toBe('Bom dia, {name}')
    expect(toItemText(item)).toBe('')
    expect(toItemText({ ...item, deleted: true, content: 'segredo' })).toBe('')
    const template = { template: '{a}', parameters: { a: 'segredo' } }
    expect(toItemText({ ...item, deleted: true, template })).toBe('')
  })

  it('is literal about values', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}/.test(value))
        expect(filled('<{a}>', { a: value })).toBe(`<${value}>`)
      }),
    )
  })
})

describe('entries', () => {
  it.each([
    ['MESSAGE', true],
    ['TEMPLATED_MESSAGE', true],
    ['INTERN_TEMPLATED_MESSAGE', false],
    ['PRIVATE_MESSAGE', false],
  ] as const)('%s reaches a customer: %s', (type, sees) => {
    expect(canSeeItem({ type }, { kind: 'customer' })).toBe(sees)
    expect(canSeeItem({ type }, { kind: 'staff' })).toBe(true)
  })

  it('says the status of a status change', () => {
    const customFields = { statusKey: 'FINISHED' as const }
    expect(toItemStatusText({ type: 'STATUS', customFields })).toBe('Demanda entregue')
    expect(toItemStatusText({ type: 'STATUS', customFields: null })).toBeNull()
    expect(toItemStatusText({ type: 'MESSAGE', customFields })).toBeNull()
  })
})
