import { type ContractLine, toContractLine } from '@tramite/core/access'
import { useApp, useViewer } from '@tramite/react'
import { usePayment } from '../finance/use-payment.ts'

/** Where a plain admin pays the oldest open invoice while a payment is overdue; null where it is not known. */
export function useInvoiceUrl(): string | null {
  const { access } = useViewer()
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const payment = usePayment(isOverdue)
  return payment.allowed ? payment.destination.href : null
}

/** The line of the contract's state; a plain admin gets the link of the oldest open invoice in it. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const contact = { ...firm, invoiceUrl: useInvoiceUrl() }
  return toContractLine(user.Customer, user, { today: day.today, conventions }, contact)
}
