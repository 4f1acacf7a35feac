import { plainCommand } from '../db/command.ts'
import { createHttpPayments } from '../ports/payments/http-payments.ts'
import { makeDelinquent, selectRows, until } from './test-finance.ts'
import { customerIdOf, type PersonName } from './test-firm.ts'
import { startTestPeer, type TestPeer } from './test-peer.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'
import { upload } from './test-uploads.ts'

/** A portal whose payment provider is a stub with answers that a test sets. */
export async function startPaymentPortal(): Promise<TestPortal & { readonly peer: TestPeer }> {
  const peer = await startTestPeer()
  const { url: baseUrl, secret } = peer
  const clock = { now: () => new Date() }
  const payments = createHttpPayments({
    baseUrl,
    secret,
    clock,
    timeoutMs: 10_000,
    pausesMs: [1],
  })
  const portal = await startTestPortal({ payments })
  return {
    ...portal,
    peer,
    async close() {
      await portal.close()
      await peer.close()
    },
  }
}

const atWork = `select id from pgboss.job where state in ('created', 'active')`

/**
 * The calls of the tests of receipts.
 * @param portalOf the portal of the file, which is started before its first test
 */
export function useReceipts(portalOf: () => TestPortal) {
  return {
    /**
     * Aurora owes, and nobody has sent a receipt: also none of an earlier test, whose report would
     * still take an answer of the peer.
     */
    async beginDelinquent() {
      await portalOf().settle()
      await portalOf().database.system((transaction) =>
        transaction.all(
          plainCommand('delete from receipts'),
          plainCommand('delete from billings'),
          plainCommand('delete from customer_tags'),
        ),
      )
      await until(async () => (await selectRows(portalOf(), atWork)).length === 0)
      await makeDelinquent(portalOf(), 'aurora')
    },
    async send(as: PersonName, change: object = {}, paymentProvider = 'pagamentos') {
      const data = await upload(portalOf(), as, 'comprovante.pdf')
      return portalOf().call('reportOverduePayment', {
        as,
        params: { paymentProvider },
        body: { customerId: customerIdOf('aurora'), data, ...change },
      })
    },
    chargeAurora: (body: object) =>
      portalOf().call('createBilling', {
        as: 'lia',
        body: {
          customerId: customerIdOf('aurora'),
          description: 'Parcela 1 de 12',
          value: 100,
          dueDate: '2026-02-20',
          status: 'OVERDUE',
          ...body,
        },
      }),
    countReceipts: async () => (await selectRows(portalOf(), 'select id from receipts')).length,
  }
}
