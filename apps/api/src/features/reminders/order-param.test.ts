import { type ReminderOrder, toReminderOrder } from '@tramite/core/reminders'
import { describe, expect, it } from 'vitest'
import { parseOrder } from './order-param.ts'

describe('the order of a list', () => {
  const order: ReminderOrder = [
    ['type', 'ASC'],
    ['duoDate', 'DESC'],
  ]
  it('travels as JSON', () => {
    expect(JSON.stringify(order)).toBe('[["type","ASC"],["duoDate","DESC"]]')
    expect(parseOrder(JSON.stringify(order))).toEqual({ allowed: true, order })
    expect(parseOrder(undefined)).toEqual({ allowed: true, order: [['duoDate', 'ASC']] })
  })
  it.each([
    '',
    '[]',
    '1',
    '{"0":1}',
    '[["duoDate"]]',
    '[["id","ASC"]]',
    '[["name","asc"]]',
    '[["name","ASC"],["name","ASC"]]',
    '[["name","ASC"],["id","ASC"]]',
    '[["name","ASC","DESC"]]',
  ])('is not %s', (text) => expect(parseOrder(text)).toEqual({ allowed: false, reason: 'invalid' }))

  it('of a column puts what ties in it by the due date, and takes that once', () => {
    expect(toReminderOrder('type', 'DESC')).toEqual([
      ['type', 'DESC'],
      ['duoDate', 'ASC'],
    ])
    const byDay = toReminderOrder('duoDate', 'DESC')
    expect(byDay).toEqual([['duoDate', 'DESC']])
    expect(parseOrder(JSON.stringify(byDay)).allowed).toBe(true)
  })
})
