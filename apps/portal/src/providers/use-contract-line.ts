import { type ContractLine, toContractLine } from '@tramite/core/access'
import { evaluatePayment, listBillings } from '@tramite/core/finance'
import { useApp, useRead, useViewer } from '@tramite/react'
import { useFinanceContext } from '../finance/use-finance-context.ts'

/** Where a plain admin pays the oldest open invoice while a payment is overdue; null where it is not known. */
export function useInvoiceUrl(): string | null {
  const { user, access } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const isAsked = isOverdue && user.customerAdmin && !user.customerSuperAdmin && cpfOrCnpj !== null
  const billings = useRead(listBillings, { cpfOrCnpj: cpfOrCnpj ?? '' }, { isEnabled: isAsked })
  const payment = evaluatePayment(user, billings.data ?? [], context)
  return payment.allowed ? payment.destination.href : null
}

/** The line of the contract's state; a plain admin gets the link of the oldest open invoice in it. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const contact = { ...firm, invoiceUrl: useInvoiceUrl() }
  return toContractLine(user.Customer, user, { today: day.today, conventions }, contact)
}
