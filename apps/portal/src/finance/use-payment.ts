import { toPaymentTarget } from '@tramite/core/access'
import { evaluatePayment, listBillings } from '@tramite/core/finance'
import { type Reading, toReading, useRead, useViewer } from '@tramite/react'
import { useFinanceContext } from './use-finance-context.ts'

/**
 * Where the viewer pays. Invoices are only read where a plain admin pays one of them.
 * @param isNeeded false where no payment is asked for
 */
export function usePayment(isNeeded: boolean): {
  readonly payment: ReturnType<typeof evaluatePayment>
  /** It is known that there is nothing to open. */
  readonly hasNoInvoice: boolean
  /** Of the invoices. */
  readonly reading: Reading
} {
  const { user } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const isAsked = isNeeded && toPaymentTarget(user) === 'invoiceLink' && cpfOrCnpj !== null
  const billings = useRead(listBillings, { cpfOrCnpj: cpfOrCnpj ?? '' }, { isEnabled: isAsked })
  const payment = evaluatePayment(user, billings.data ?? [], context)
  const hasNoInvoice = !payment.allowed && (cpfOrCnpj === null || billings.data !== undefined)
  return { payment, hasNoInvoice, reading: toReading(billings) }
}
