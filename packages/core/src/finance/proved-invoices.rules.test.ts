import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInvoiceToPay, listUnproved, matchProofs } from './index.ts'

const zone = 'America/Sao_Paulo'
const invoice = (id: string, dueDate: string, status: 'OVERDUE' | 'PENDING' = 'OVERDUE') => ({
  id,
  dueDate,
  status,
})
const february = invoice('february', '2026-02-20')
const march = invoice('march', '2026-03-20')
const april = invoice('april', '2026-04-20', 'PENDING')
const sent = (
  billingId: string | null,
  status: 'received' | 'accepted' | 'refused' = 'received',
  day = '2026-03-25',
) => ({ status, billingId, createdAt: `${day}T12:00:00.000Z` })

describe('the invoices still to pay', () => {
  it.each([
    ['no proof was sent', [], ['february', 'march'], 'february'],
    ['the firm has yet to check one of two', [sent('february')], ['march'], 'march'],
    ['the firm accepted one of two', [sent('february', 'accepted')], ['march'], 'march'],
    ['the firm refused it', [sent('february', 'refused')], ['february', 'march'], 'february'],
    ['each has one', [sent('march'), sent('february')], [], 'february'],
    ['one has two, unchecked', [sent('february'), sent('february')], ['march'], 'march'],
    [
      'one has two, accepted',
      [sent('february', 'accepted'), sent('february', 'accepted')],
      ['march'],
      'march',
    ],
    [
      'the firm accepted the first of two that name one',
      [sent('february'), sent('february', 'accepted')],
      ['march'],
      'march',
    ],
    [
      'the firm refused one of two that name one',
      [sent('february'), sent('february', 'refused')],
      ['march'],
      'march',
    ],
    [
      'the second that names what is paid is unchecked',
      [sent('january'), sent('january', 'accepted')],
      ['february', 'march'],
      'february',
    ],
    ['a proof is of what is paid', [sent('january')], ['february', 'march'], 'february'],
    ['one names none', [sent(null)], ['march'], 'march'],
    ['two name none', [sent(null), sent(null)], [], 'february'],
    ['one of them names none', [sent(null), sent('february')], [], 'february'],
    [
      'those that name none are older than one of them',
      [sent(null, 'received', '2026-03-02'), sent(null, 'received', '2026-03-01')],
      ['march'],
      'march',
    ],
  ])('%s', (_, receipts, unproved, next) => {
    const open = [february, march, april]
    expect(listUnproved(open, receipts, zone).map(({ id }) => id)).toEqual(unproved)
    expect(findInvoiceToPay(open, receipts, zone)?.id).toBe(next)
  })

  it('comes to what nobody calls overdue yet where something later is', () => {
    const open = [
      february,
      { ...march, status: 'PENDING' as const },
      { ...april, status: 'OVERDUE' as const },
    ]
    expect(findInvoiceToPay(open, [sent('february')], zone)?.id).toBe('march')
    expect(findInvoiceToPay(open, [sent('february'), sent('march')], zone)?.id).toBe('april')
  })

  it('is the oldest where none is overdue, and none where nothing is open', () => {
    expect(findInvoiceToPay([april], [], zone)).toBe(april)
    expect(findInvoiceToPay([], [sent(null)], zone)).toBeUndefined()
  })

  it('takes the newest of two that name one for it', () => {
    const [older, newer] = [sent('february', 'received', '2026-03-21'), sent('february')]
    const proofs = matchProofs([february, march], [newer, older], zone)
    expect([...proofs]).toEqual([['february', newer]])
  })

  it('knows what is coming and was proved by its name alone', () => {
    expect(matchProofs([april], [sent(null, 'received', '2026-04-25')], zone).size).toBe(0)
    expect(matchProofs([april], [sent('april')], zone).get('april')).toEqual(sent('april'))
  })
})

it('takes no proof for two invoices, and says the same of the overdue ones alone', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const days = fc.constantFrom('2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10')
  const invoices = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      dueDate: days,
      status: fc.constantFrom('OVERDUE' as const, 'PENDING' as const),
    }),
    { selector: ({ id }) => id },
  )
  const receipts = fc.array(
    fc.record({
      billingId: fc.constantFrom(null, ...ids),
      status: fc.constantFrom('received' as const, 'accepted' as const, 'refused' as const),
      createdAt: days.map((day) => `${day}T12:00:00.000Z`),
    }),
  )
  fc.assert(
    fc.property(invoices, receipts, (open, all) => {
      const proofs = [...matchProofs(open, all, zone).values()]
      expect(new Set(proofs).size).toBe(proofs.length)
      const overdue = open.filter(({ status }) => status === 'OVERDUE')
      expect(listUnproved(open, all, zone)).toEqual(listUnproved(overdue, all, zone))
    }),
  )
})
