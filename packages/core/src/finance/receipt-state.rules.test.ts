import { expect, it } from 'vitest'
import { toLastReview, toReceiptState } from './index.ts'

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
