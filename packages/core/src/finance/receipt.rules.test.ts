import { describe, expect, it } from 'vitest'
import { evaluateReceipt, type ReceiptInput } from './receipt.rules.ts'

const input: ReceiptInput = {
  user: { customerAdmin: true, customerSuperAdmin: false },
  tags: [{ name: 'Inadimplente', createdAt: '2026-03-24T10:00:00.000Z' }],
  hasOpenInvoice: false,
  receipts: [],
}
const said = (status: 'accepted' | 'refused', hour: number, billingId: string | null = null) => ({
  status,
  billingId,
  updatedAt: `2026-03-24T1${hour}:00:00.000Z`,
})

describe('evaluateReceipt', () => {
  it.each<[string, Partial<ReceiptInput>, unknown]>([
    ['the first', {}, { allowed: true, releases: true, waits: false }],
    [
      'after one that was accepted last',
      { receipts: [said('refused', 1), said('accepted', 2)] },
      { allowed: true, releases: true, waits: false },
    ],
    [
      'after one that was refused last',
      { receipts: [said('accepted', 1), said('refused', 2)] },
      { allowed: true, releases: false, waits: true },
    ],
    [
      'after a second of what was accepted, refused last',
      { receipts: [said('refused', 2, 'march'), said('accepted', 1, 'march')] },
      { allowed: true, releases: true, waits: false },
    ],
    [
      'after one of another invoice than was accepted, refused last',
      { receipts: [said('refused', 2, 'march'), said('accepted', 1, 'february')] },
      { allowed: true, releases: false, waits: true },
    ],
    [
      'after a second of what was accepted before the tag was set, refused since',
      {
        tags: [{ name: 'Inadimplente', createdAt: '2026-03-24T12:00:00.000Z' }],
        receipts: [said('refused', 2, 'march'), said('accepted', 1, 'march')],
      },
      { allowed: true, releases: false, waits: true },
    ],
    [
      'after the tag was set anew, for another debt, since both decisions',
      {
        tags: [{ name: 'Inadimplente', createdAt: '2026-03-24T13:00:00.000Z' }],
        receipts: [said('refused', 2, 'march'), said('accepted', 1, 'march')],
      },
      { allowed: true, releases: true, waits: false },
    ],
    [
      'for an open invoice',
      { tags: [{ name: 'VIP', createdAt: '' }], hasOpenInvoice: true },
      { allowed: true, releases: false, waits: false },
    ],
    [
      'of a super admin',
      { user: { customerAdmin: false, customerSuperAdmin: true } },
      { allowed: true, releases: true, waits: false },
    ],
    [
      'for nothing',
      { tags: [{ name: 'VIP', createdAt: '' }] },
      { allowed: false, reason: 'nothingPending' },
    ],
    [
      'of a plain user',
      { user: { customerAdmin: false, customerSuperAdmin: false } },
      { allowed: false, reason: 'notAdmin' },
    ],
  ])('%s', (_, change, decision) => {
    expect(evaluateReceipt({ ...input, ...change })).toEqual(decision)
  })
})
