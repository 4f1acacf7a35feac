import { toPaymentTarget } from '@tramite/core/access'
import { evaluatePayment, listSentReceipts } from '@tramite/core/finance'
import { type LoadStatus, toLoadStatus, useRead, useViewer } from '@tramite/react'
import { useBillings, useFinanceContext } from './use-finance-context.ts'

/**
 * Where the viewer pays. Invoices and proofs are only read where a plain admin pays one of them.
 * @param isNeeded false where no payment is asked for
 */
export function usePayment(isNeeded: boolean): {
  readonly payment: ReturnType<typeof evaluatePayment>
  /** It is known that there is nothing to open. */
  readonly hasNoInvoice: boolean
  /** The state of reading the invoices and their proofs. */
  readonly loadStatus: LoadStatus
} {
  const { user } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const isEnabled = isNeeded && toPaymentTarget(user) === 'invoiceLink'
  const billings = useBillings(isEnabled)
  const receipts = useRead(listSentReceipts, undefined, { isEnabled })
  // Without its proof a paid invoice would be requested again.
  const open = (receipts.data && billings.data) ?? []
  const payment = evaluatePayment(user, open, context, receipts.data ?? [])
  const isKnown = cpfOrCnpj === null || (billings.data !== undefined && receipts.data !== undefined)
  return {
    payment,
    hasNoInvoice: !payment.allowed && isKnown,
    loadStatus: toLoadStatus(billings, receipts),
  }
}
