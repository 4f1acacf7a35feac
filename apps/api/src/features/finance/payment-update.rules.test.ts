import { type BillingStatus, toBillingState } from '@tramite/core/finance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatePaymentUpdate } from './payment-update.rules.ts'

const statuses = [
  'PENDING',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'CONFIRMED',
  'OVERDUE',
  'REFUNDED',
] as const satisfies readonly BillingStatus[]

describe('evaluatePaymentUpdate', () => {
  it.each<[BillingStatus, BillingStatus | null, string]>([
    ['PENDING', 'OVERDUE', 'OVERDUE'],
    ['OVERDUE', 'PENDING', 'PENDING'],
    ['OVERDUE', 'CONFIRMED', 'CONFIRMED'],
    ['CONFIRMED', 'RECEIVED', 'RECEIVED'],
    ['RECEIVED', 'REFUNDED', 'REFUNDED'],
    ['PENDING', 'PENDING', 'unchanged'],
    ['PENDING', null, 'unknown'],
    ['RECEIVED', 'OVERDUE', 'settled'],
    ['RECEIVED_IN_CASH', 'PENDING', 'settled'],
    ['REFUNDED', 'RECEIVED', 'settled'],
  ])('%s, told %s: %s', (current, told, expected) => {
    const update = evaluatePaymentUpdate(current, told)
    expect(update.allowed ? update.status : update.reason).toBe(expected)
  })

  it('never turns paid into unpaid, in whatever order the news come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses)), (news) => {
        let current: BillingStatus = 'PENDING'
        let wasPaid = false
        for (const told of news) {
          const update = evaluatePaymentUpdate(current, told)
          if (update.allowed) current = update.status
          wasPaid ||= toBillingState(current) === 'paid'
          if (wasPaid) expect(['paid', 'other']).toContain(toBillingState(current))
        }
      }),
    )
  })
})
