import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildItem } from '../testing/index.ts'
import {
  canSeeItem,
  findFirstUnread,
  toConversation,
  toItemStatusText,
  toItemText,
} from './process-items.ts'

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
    ['Audiência {when}', { when: '2026-11-25T01:30:00.000-03:00' }, 'Audiência 25/11/2026'],
    ['Audiência {when}', { when: '2026-11-25T01:30Z' }, 'Audiência 24/11/2026'],
    ['Audiência {when}', { when: '2026-11-24T23:30' }, 'Audiência 24/11/2026'],
    [
      'Audiência {when}',
      { when: '2026-11-24T14:00 às 15:00' },
      'Audiência 2026-11-24T14:00 às 15:00',
    ],
    ['Audiência {when}', { when: '2026-11-24T99:00:00Z' }, 'Audiência 2026-11-24T99:00:00Z'],
    ['Audiência {when}', { when: '2026-02-30T14:00:00Z' }, 'Audiência 2026-02-30T14:00:00Z'],
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
        fc.pre(!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-][\d:]+)?)?$/.test(value))
        expect(filled('<{a}>', { a: value })).toBe(`<${value}>`)
      }),
    )
  })

  it('is literal about what only begins like a date', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        fc.pre(!/^[\d:.]*(Z|[+-][\d:]+)?$/.test(rest))
        const value = `2026-11-24T14:00${rest}`
        expect(filled('<{a}>', { a: value })).toBe(`<${value}>`)
      }),
    )
  })
})

describe('entries', () => {
  it('stand oldest first, those of nobody in the name of the firm', () => {
    const entry = (content: string, change: Parameters<typeof buildItem>[0]) =>
      buildItem({ content, ...change })
    const pages = [
      { items: [entry('c', { userType: 'CUSTOMER', userName: 'Ana' })] },
      {
        items: [
          entry('a', { userType: 'SYSTEM', userName: null }),
          entry('b', { userType: 'SYSTEM', userName: 'Robô' }),
        ],
      },
    ]
    const read = toConversation(pages, 'Escritório').map(({ content, userName }) => [
      content,
      userName,
    ])
    expect(read).toEqual([
      ['a', 'Escritório'],
      ['b', 'Robô'],
      ['c', 'Ana'],
    ])
  })

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

describe('findFirstUnread', () => {
  const at = (minute: number) => `2026-11-18T12:0${minute}:00.000Z`
  const entry = (
    minute: number,
    userId: string,
    type: 'MESSAGE' | 'PRIVATE_MESSAGE' = 'MESSAGE',
  ) => ({
    type,
    userId,
    createdAt: at(minute),
  })
  const reader = { id: 'bia', kind: 'customer' } as const
  const items = [
    entry(1, 'helena'),
    entry(2, 'bia'),
    entry(3, 'helena', 'PRIVATE_MESSAGE'),
    entry(4, 'helena'),
    entry(5, 'helena'),
  ]

  it.each([
    [null, undefined],
    [at(0), items[0]],
    [at(1), items[3]],
    [at(4), items[4]],
    [at(5), undefined],
  ])('since %s', (since, expected) => {
    expect(findFirstUnread(items, since, reader)).toBe(expected)
  })

  it('reads the time of another zone as the instant that it is', () => {
    expect(findFirstUnread(items, '2026-11-18T09:04:30.000-03:00', reader)).toBe(items[4])
  })
})
