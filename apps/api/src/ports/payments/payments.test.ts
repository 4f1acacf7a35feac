import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../../db/command.ts'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { customerIdOf, idOf } from '../../testing/test-firm.ts'
import { startTestPeer, type TestPeer } from '../../testing/test-peer.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { createLedger } from '../ledger/ledger.ts'
import { createHttpPayments } from './http-payments.ts'
import { createPaymentLedger } from './payment-ledger.ts'
import type { OverdueReport, PaymentProvider } from './payments.port.ts'

const report: OverdueReport = {
  receiptId: idOf('receipt'),
  customerId: customerIdOf('aurora'),
  cpfOrCnpj: '11222333000181',
  receivedAt: '2026-03-10T12:00:00.000Z',
  billing: {
    id: idOf('billing'),
    reference: 'pay_1',
    description: 'Parcela 1 de 12',
    valueCents: 245_090,
    dueDate: '2026-03-02',
  },
}

describe('createHttpPayments', () => {
  let peer: TestPeer
  let payments: PaymentProvider
  beforeAll(async () => {
    peer = await startTestPeer()
    const { url: baseUrl, secret } = peer
    const clock = { now: () => new Date() }
    payments = createHttpPayments({ baseUrl, secret, clock, timeoutMs: HANGS_MS, pausesMs: [1, 1] })
  })
  afterAll(() => peer.close())

  it('reports in reais, under the name of the receipt', async () => {
    await payments.reportOverdue(report)
    const sent = peer.requests.at(-1)
    expect(sent).toMatchObject({ method: 'POST', path: '/payments/overdue', signed: true })
    expect(sent?.headers['idempotency-key']).toBe(report.receiptId)
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      receiptId: report.receiptId,
      customerId: report.customerId,
      cpfOrCnpj: '11222333000181',
      receivedAt: report.receivedAt,
      billing: {
        id: report.billing?.id,
        reference: 'pay_1',
        description: 'Parcela 1 de 12',
        value: 2450.9,
        dueDate: '2026-03-02',
      },
    })
    await payments.reportOverdue({ ...report, billing: null })
    expect(JSON.parse(peer.requests.at(-1)?.body ?? '').billing).toBeNull()
  })

  it.each([
    ['{"status":"RECEIVED","value":10}', 'RECEIVED'],
    ['{"status":"CHARGEBACK_REQUESTED"}', null],
  ])('reads %s as %s', async (body, expected) => {
    peer.script({ status: 200, body })
    expect(await payments.findStatus('pay/1')).toBe(expected)
    expect(peer.requests.at(-1)?.path).toBe('/payments/pay%2F1')
  })

  it('knows no status of a payment that the provider does not know', async () => {
    peer.script({ status: 404 })
    expect(await payments.findStatus('pay_0')).toBeNull()
  })

  it.each(['[]', '{"status":7}', '"RECEIVED"', 'x'])('refuses %s', async (body) => {
    peer.script({ status: 200, body })
    await expect(payments.findStatus('pay_1')).rejects.toMatchObject({ failure: 'garbage' })
  })
})

describe('createPaymentLedger', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  it('enters a report once, however often and at once it is made', async () => {
    const clock = { now: () => portal.time.now }
    const payments = createPaymentLedger(createLedger(portal.database, clock))
    await Promise.all([1, 2, 3].map(() => payments.reportOverdue(report)))
    await payments.reportOverdue(report)
    const entries = await portal.database.system((transaction) =>
      transaction.run({
        text: `select port, key, content from ledger_entries where key = $1`,
        params: [report.receiptId],
        read: toObjects,
      }),
    )
    expect(entries).toEqual([{ port: 'payments', key: report.receiptId, content: report }])
    expect(await payments.findStatus('pay_1')).toBeNull()
  })
})
