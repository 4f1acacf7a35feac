import { describe, expect, it } from 'vitest'
import { toClosingReceipt, toProofDay, toReceiptState } from './index.ts'

it.each([
  ['received', true, true, 'underReview', 'Em análise'],
  ['received', false, true, 'waiting', 'Aguardando análise'],
  ['received', false, false, 'underReview', 'Em análise'],
  ['accepted', false, true, 'accepted', 'Aceito'],
  ['refused', true, true, 'refused', 'Recusado'],
] as const)('a proof that is %s (released: %s, closed: %s) is %s', (...each) => {
  const [status, released, isClosed, state, text] = each
  expect(toReceiptState({ status, released }, isClosed)).toEqual({ state, text })
})

describe('toProofDay', () => {
  const sent = (
    status: 'received' | 'accepted' | 'refused',
    day: number,
    billingId: string | null = null,
  ) => ({ status, billingId, createdAt: `2026-03-${day}T02:00:00.000Z` })
  const zone = 'America/Sao_Paulo'

  it.each([
    ['none was sent', [], null, null],
    ['one is with the firm', [sent('received', 24)], null, '2026-03-23'],
    ['the newest was refused', [sent('refused', 26), sent('received', 24)], null, '2026-03-23'],
    ['all are decided', [sent('accepted', 26), sent('refused', 24)], null, null],
    ['one is accepted', [sent('accepted', 26)], '2026-03-24', '2026-03-25'],
    ['all since are refused', [sent('refused', 26), sent('accepted', 24)], '2026-03-24', null],
    ['it was sent since the payment is late', [sent('received', 24)], '2026-03-23', '2026-03-23'],
    ['it was sent before', [sent('received', 24)], '2026-03-24', null],
  ])('without an overdue invoice: %s', (_, receipts, lateSince, day) => {
    expect(toProofDay(receipts, { lateSince, overdue: [] }, zone)).toBe(day)
  })

  const march = { id: 'march', dueDate: '2026-03-23', status: 'OVERDUE' as const }
  const april = { id: 'april', dueDate: '2026-04-23', status: 'OVERDUE' as const }
  const february = { id: 'february', dueDate: '2026-02-23', status: 'OVERDUE' as const }
  it.each([
    [
      'it names the invoice, the day before',
      [march],
      [sent('received', 23, 'march')],
      '2026-03-22',
    ],
    ['the firm accepted what names it', [march], [sent('accepted', 23, 'march')], '2026-03-22'],
    ['it was refused', [march], [sent('refused', 26, 'march')], null],
    ['it names another, and came since', [march], [sent('received', 24, 'x')], null],
    [
      'the firm has yet to check what names one of two',
      [february, march],
      [sent('received', 24, 'february')],
      null,
    ],
    ['one that names none is of one of two', [february, march], [sent('received', 24)], null],
    ['the firm accepted what names another', [march], [sent('accepted', 26, 'x')], null],
    ['it names none, and came since', [march], [sent('accepted', 24)], '2026-03-23'],
    ['it is older', [april], [sent('received', 26, 'march')], null],
    ['it is of one of two', [march, april], [sent('received', 26, 'march')], null],
    [
      'each has one',
      [march, april],
      [sent('received', 26, 'april'), sent('accepted', 24, 'march')],
      '2026-03-25',
    ],
  ])('of overdue invoices: %s', (_, overdue, receipts, day) => {
    expect(toProofDay(receipts, { lateSince: '2026-03-24', overdue }, zone)).toBe(day)
  })

  it('is not known while the overdue invoices are not', () => {
    const late = { lateSince: '2026-03-24', overdue: null }
    expect(toProofDay([sent('accepted', 26)], late, zone)).toBeNull()
  })
})

describe('toClosingReceipt', () => {
  type Said = readonly ['received' | 'accepted' | 'refused', hour: number, released?: boolean]
  /** Proofs, newest first, each with the hour of its last review. */
  const proofs = (...all: Said[]) =>
    all.map(([status, hour, released = true]) => ({
      status,
      released,
      billingId: null,
      note: status === 'refused' ? `Recusado às ${hour}.` : null,
      createdAt: `2026-03-24T1${hour}:00:00.000Z`,
      updatedAt: `2026-03-24T1${hour}:00:00.000Z`,
    }))

  it.each<[string, Said[], ReturnType<typeof toClosingReceipt>]>([
    ['none was sent', [], null],
    ['the firm has looked at none', [['received', 1]], null],
    ['the last was refused', [['refused', 1]], { state: 'refused', note: 'Recusado às 1.' }],
    [
      'one waits after one that was refused',
      [
        ['received', 3, false],
        ['refused', 1],
      ],
      { state: 'waiting', note: null },
    ],
    [
      'one was accepted after one that was refused',
      [
        ['accepted', 3],
        ['refused', 1],
      ],
      null,
    ],
    [
      'the older one was refused after the newest was accepted',
      [
        ['accepted', 1],
        ['refused', 3],
      ],
      { state: 'refused', note: 'Recusado às 3.' },
    ],
    [
      'the older one was accepted after the newest was refused',
      [
        ['refused', 1],
        ['accepted', 3],
      ],
      null,
    ],
    [
      'an older one waits still',
      [
        ['refused', 3],
        ['received', 1, false],
      ],
      { state: 'refused', note: 'Recusado às 3.' },
    ],
    [
      'one waits, and another was accepted since',
      [
        ['received', 1, false],
        ['accepted', 4],
        ['refused', 3],
      ],
      null,
    ],
  ])('%s', (_, said, closing) => {
    expect(toClosingReceipt(proofs(...said), '2026-03-24T11:00:00.000Z')).toEqual(closing)
  })
  it('is not the second proof of an invoice whose first was accepted', () => {
    const both = proofs(['refused', 3], ['accepted', 1])
    const ofMarch = both.map((proof) => ({ ...proof, billingId: 'march' }))
    expect(toClosingReceipt(both, '2026-03-24T10:00:00.000Z')?.state).toBe('refused')
    expect(toClosingReceipt(ofMarch, '2026-03-24T10:00:00.000Z')).toBeNull()
  })
  it('is one that waits, where only another of its invoice was refused', () => {
    const both = proofs(['refused', 3], ['received', 2, false])
    const ofMarch = both.map((proof) => ({ ...proof, billingId: 'march' }))
    expect(toClosingReceipt(ofMarch, '2026-03-24T12:00:00.000Z')?.state).toBe('waiting')
    // The refusal put the tag back: accepting the earlier proof does not take it off.
    expect(toClosingReceipt(ofMarch, '2026-03-24T13:00:00.000Z')?.state).toBe('refused')
  })
  it('that waits does not open what another debt has closed since', () => {
    const waiting = proofs(['received', 3, false], ['refused', 1])
    const refused = { state: 'refused', note: 'Recusado às 1.' }
    expect(toClosingReceipt(waiting, '2026-03-24T14:00:00.000Z')).toEqual(refused)
    expect(toClosingReceipt(waiting, '2026-03-24T13:00:00.000Z')?.state).toBe('waiting')
  })
})
