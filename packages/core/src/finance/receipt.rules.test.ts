import { describe, expect, it } from 'vitest'
import { evaluateReceipt, type ReceiptInput } from './receipt.rules.ts'

const input: ReceiptInput = {
  user: { customerAdmin: true, customerSuperAdmin: false },
  tags: [{ name: 'Inadimplente' }],
  hasOpenInvoice: false,
  lastReview: null,
}

describe('evaluateReceipt', () => {
  it.each<[string, Partial<ReceiptInput>, unknown]>([
    ['the first', {}, { allowed: true, releases: true }],
    ['after an accepted one', { lastReview: 'accepted' }, { allowed: true, releases: true }],
    ['after a refused one', { lastReview: 'refused' }, { allowed: true, releases: false }],
    [
      'for an open invoice',
      { tags: [{ name: 'VIP' }], hasOpenInvoice: true },
      { allowed: true, releases: true },
    ],
    [
      'of a super admin',
      { user: { customerAdmin: false, customerSuperAdmin: true } },
      { allowed: true, releases: true },
    ],
    ['for nothing', { tags: [{ name: 'VIP' }] }, { allowed: false, reason: 'nothingPending' }],
    [
      'of a plain user',
      { user: { customerAdmin: false, customerSuperAdmin: false } },
      { allowed: false, reason: 'notAdmin' },
    ],
  ])('%s', (_, change, decision) => {
    expect(evaluateReceipt({ ...input, ...change })).toEqual(decision)
  })
})
