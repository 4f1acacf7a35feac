import { type ContractLine, toContractLine } from '@tramite/core/access'
import { useApp, useViewer } from '@tramite/react'
import { usePayment } from '../finance/use-payment.ts'

/** Where a plain admin pays the oldest open invoice while a payment is overdue; null if unknown. */
export function useInvoiceUrl(): string | null {
  const { access } = useViewer()
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const payment = usePayment(isOverdue)
  return payment.allowed ? payment.destination.href : null
}

/** The line about the contract's state; for a plain admin it links to the oldest open invoice. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const contact = { ...firm, invoiceUrl: useInvoiceUrl() }
  return toContractLine(user.Customer, user, { today: day.today, conventions }, contact)
}
