import { expect, it } from 'vitest'
import { toClosingReceipt, toLastReview, toReceiptState } from './index.ts'

it.each([
  ['received', true, 'underReview', 'Em análise'],
  ['received', false, 'waiting', 'Aguardando análise'],
  ['accepted', false, 'accepted', 'Aceito'],
  ['refused', true, 'refused', 'Recusado'],
] as const)('a proof that is %s (released: %s) is %s', (status, released, state, text) => {
  expect(toReceiptState({ status, released })).toEqual({ state, text })
})

it('the last review is the one that was given last, not that of the newest proof', () => {
  const reviewed = (status: 'received' | 'accepted' | 'refused', hour: number) => ({
    status,
    updatedAt: `2026-03-24T1${hour}:00:00.000Z`,
  })
  expect(toLastReview([reviewed('accepted', 1), reviewed('refused', 3)])).toBe('refused')
  expect(toLastReview([reviewed('accepted', 4), reviewed('refused', 3)])).toBe('accepted')
  expect(toLastReview([reviewed('received', 5)])).toBeNull()
})

it('the newest proof keeps access closed when it was refused, or waits after one that was', () => {
  const refused = { status: 'refused', released: true, note: 'Ilegível.' } as const
  const waiting = { status: 'received', released: false, note: null } as const
  expect(toClosingReceipt([])).toBeNull()
  expect(toClosingReceipt([refused])).toEqual({ state: 'refused', note: 'Ilegível.' })
  expect(toClosingReceipt([waiting, refused])).toEqual({ state: 'waiting', note: null })
  expect(toClosingReceipt([{ ...waiting, released: true }, refused])).toBeNull()
  expect(toClosingReceipt([{ ...waiting, status: 'accepted' }, refused])).toBeNull()
})
