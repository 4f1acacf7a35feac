import { type ContractLine, toContractLine } from '@tramite/core/access'
import { evaluatePayment, listBillings } from '@tramite/core/finance'
import { useApp, useRead, useViewer } from '@tramite/react'
import { useFinanceContext } from '../finance/use-finance-context.ts'

/** The line of the contract's state; a plain admin gets the link of the oldest open invoice in it. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, access, conventions, day } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const customer = user.Customer
  const { today } = day
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const isAsked = isOverdue && user.customerAdmin && !user.customerSuperAdmin && cpfOrCnpj !== null
  const billings = useRead(listBillings, { cpfOrCnpj: cpfOrCnpj ?? '' }, { isEnabled: isAsked })
  const payment = evaluatePayment(user, billings.data ?? [], context)
  const invoiceUrl = payment.allowed ? payment.destination.href : null
  const contact = { ...firm, invoiceUrl }
  return toContractLine(customer, user, { today, conventions }, contact)
}
