import { toReais } from '@tramite/core/finance'
import * as z from 'zod/mini'
import { createHttpPeer, type HttpPeerOptions } from '../http-peer/http-peer.ts'
import { PeerError } from '../http-peer/peer-error.ts'
import type { BillingStatus, PaymentProvider, ReportedBilling } from './payments.port.ts'

const statuses = [
  'PENDING',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'CONFIRMED',
  'OVERDUE',
  'REFUNDED',
] as const satisfies readonly BillingStatus[]

const paymentSchema = z.object({ status: z.string() })

/** The provider uses reais, as the portal's own API does. */
const toWire = ({ valueCents, ...shown }: ReportedBilling) => ({
  ...shown,
  value: toReais(valueCents),
})

/**
 * A payment provider over HTTP: `POST /payments/overdue` accepts reports, `GET /payments/{reference}`
 * answers `{status}`. Reads are retried, reports are not: the job that makes them retries with the same
 * key.
 */
export function createHttpPayments(options: HttpPeerOptions): PaymentProvider {
  const peer = createHttpPeer(options)
  return {
    async reportOverdue(report) {
      const { receiptId, billing, ...shared } = report
      await peer.post(
        '/payments/overdue',
        { ...shared, receiptId, billing: billing && toWire(billing) },
        receiptId,
      )
    },
    async findStatus(reference) {
      const answer = await peer.get(`/payments/${encodeURIComponent(reference)}`)
      if (answer === null) return null
      const payment = paymentSchema.safeParse(answer)
      if (!payment.success) throw new PeerError('garbage', 200)
      return statuses.find((status) => status === payment.data.status) ?? null
    },
  }
}
