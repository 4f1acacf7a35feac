import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, conventions } from '../calendar/index.ts'
import { buildBilling, buildId } from '../testing/index.ts'
import type { Billing } from './finance.types.ts'
import {
  listOpenInvoices,
  listSettledInvoices,
  toInvoiceNameAlone,
  toInvoiceStanding,
  toShownInvoices,
} from './open-invoices.rules.ts'
import { evaluatePayment, toInvoiceToPay } from './payment.rules.ts'

const context = { isSpecificDemand: false, conventions: conventions.specified }
const admin = { customerAdmin: true, customerSuperAdmin: false }
const superAdmin = { customerAdmin: true, customerSuperAdmin: true }
const user = { customerAdmin: false, customerSuperAdmin: false }

const statuses = [
  'PENDING',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'CONFIRMED',
  'OVERDUE',
  'REFUNDED',
] as const
const billings = fc
  .array(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }).map(buildId),
      status: fc.constantFrom(...statuses),
      dueDate: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((change) => buildBilling(change)))

describe('open invoices', () => {
  const some = [
    buildBilling({ id: buildId(1), status: 'PENDING', dueDate: '2026-04-10' }),
    buildBilling({ id: buildId(2), status: 'RECEIVED', dueDate: '2026-01-10' }),
    buildBilling({ id: buildId(4), status: 'OVERDUE', dueDate: '2026-02-10' }),
    buildBilling({ id: buildId(3), status: 'OVERDUE', dueDate: '2026-02-10' }),
    buildBilling({ id: buildId(5), status: 'REFUNDED', dueDate: '2026-01-02' }),
    buildBilling({ id: buildId(6), status: 'PENDING', dueDate: '2026-03-10' }),
  ]
  const open = listOpenInvoices(some, context)

  it('are the unpaid ones, by due date', () => {
    expect(open.map(({ billing }) => billing.id)).toEqual([3, 4, 6, 1].map(buildId))
  })

  it('leave the others to the history, latest first', () => {
    const settled = listSettledInvoices(some, context)
    expect(settled.map(({ billing }) => billing.id)).toEqual([2, 5].map(buildId))
    expect(settled[0]?.due.billedDate).toBe('2026-01-10')
  })

  it.each([
    ['on the day', '2026-03-10', [[3, 4], [], [6, 1]]],
    ['a day later', '2026-03-11', [[3, 4], [6], [1]]],
    ['when all are over', '2027-01-01', [[3, 4], [6, 1], []]],
  ])('are in time until their last day is over: %s', (_, today, expected) => {
    const { overdue, unconfirmed, coming } = toInvoiceStanding(open, today)
    const groups = [overdue, unconfirmed, coming].map((invoices) =>
      invoices.map(({ billing }) => billing.id),
    )
    expect(groups).toEqual(expected.map((numbers) => numbers.map(buildId)))
  })

  it('show three until all are asked for', () => {
    expect(toShownInvoices(open, false)).toEqual({ shown: open.slice(0, 3), hidden: 1 })
    expect(toShownInvoices(open, true)).toEqual({ shown: open, hidden: 0 })
    expect(toShownInvoices(open.slice(0, 3), false).hidden).toBe(0)
    expect(toShownInvoices([], false)).toEqual({ shown: [], hidden: 0 })
  })

  it('are sorted, complete and untouched, whatever there is', () => {
    fc.assert(
      fc.property(billings, fc.boolean(), (all, isSpecificDemand) => {
        const before = structuredClone(all)
        const invoices = listOpenInvoices(all, { ...context, isSpecificDemand })
        const dates = invoices.map(({ due }) => due.dueDate)
        expect(dates).toEqual(dates.toSorted())
        const unpaid = all.filter(({ status }) => status === 'PENDING' || status === 'OVERDUE')
        expect(invoices).toHaveLength(unpaid.length)
        expect(all).toEqual(before)
      }),
    )
  })
})

describe('evaluatePayment', () => {
  const oldest = buildBilling({ dueDate: '2026-01-10', invoiceUrl: 'https://pay.example/1' })
  const newer = buildBilling({ id: buildId(9), dueDate: '2026-02-10' })
  const paid = buildBilling({ status: 'RECEIVED', dueDate: '2025-12-10' })

  it.each<[string, typeof admin, Billing[], unknown]>([
    [
      'a super admin goes to the finance page, whatever is open',
      superAdmin,
      [],
      { allowed: true, destination: { kind: 'page', href: '/financial' } },
    ],
    [
      'an admin goes to the oldest open invoice',
      admin,
      [newer, paid, oldest],
      {
        allowed: true,
        destination: { kind: 'invoice', href: 'https://pay.example/1', billingId: oldest.id },
      },
    ],
    ['an admin with nothing to pay', admin, [paid], { allowed: false, reason: 'nothingOpen' }],
    [
      'an admin whose invoice has no address',
      admin,
      [{ ...oldest, invoiceUrl: null }, newer],
      { allowed: false, reason: 'noLink' },
    ],
    [
      'an admin whose invoice has an address that must not be opened',
      admin,
      [{ ...oldest, invoiceUrl: 'javascript:alert(1)' }, newer],
      { allowed: false, reason: 'noLink' },
    ],
    ['a user asks the admin', user, [oldest], { allowed: false, reason: 'notAdmin' }],
  ])('%s', (_, who, all, expected) => {
    expect(evaluatePayment(who, all, context, [])).toEqual(expected)
  })

  it('leads on to the next overdue invoice while the firm has a proof of the first', () => {
    const late = [
      { ...oldest, status: 'OVERDUE' as const },
      { ...newer, status: 'OVERDUE' as const, invoiceUrl: 'https://pay.example/2' },
    ]
    const proof = (billingId: string, status: 'received' | 'refused' = 'received') => ({
      status,
      billingId,
      createdAt: '2026-02-20T12:00:00.000Z',
    })
    const paid = (...receipts: ReturnType<typeof proof>[]) => {
      const payment = evaluatePayment(admin, late, context, receipts)
      return payment.allowed && payment.destination.href
    }
    expect(paid(proof(oldest.id))).toBe('https://pay.example/2')
    expect(paid(proof(oldest.id, 'refused'))).toBe('https://pay.example/1')
    expect(paid(proof(newer.id), proof(oldest.id))).toBe('https://pay.example/1')
  })

  it('names no invoice while the invoices or their proofs are not read', () => {
    const late = [{ ...oldest, status: 'OVERDUE' as const }]
    expect(toInvoiceToPay(late, [], context)?.billing.id).toBe(oldest.id)
    expect(toInvoiceToPay(late, undefined, context)).toBeUndefined()
    expect(toInvoiceToPay(undefined, [], context)).toBeUndefined()
  })

  it('never opens a newer invoice than the oldest unpaid one', () => {
    fc.assert(
      fc.property(billings, (all) => {
        const payment = evaluatePayment(admin, all, context, [])
        const [first] = listOpenInvoices(all, context)
        const opened =
          payment.allowed && payment.destination.kind === 'invoice'
            ? payment.destination.billingId
            : undefined
        expect(opened).toBe(first?.billing.id)
      }),
    )
  })
})

it.each([
  ['Honorários de outubro', 'Multa (Honorários de outubro), vencimento 10/12/2026'],
  ['Assessoria - Parcela 3 de 12', 'Parcela 3 de 12, vencimento 10/12/2026'],
])('of %s alone the name is %s', (description, name) => {
  const due = { dueDate: '2026-12-10' }
  expect(toInvoiceNameAlone({ billing: { description }, due })).toBe(name)
})
