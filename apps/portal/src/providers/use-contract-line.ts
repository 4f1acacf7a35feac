import { type ContractLine, toContractLine } from '@tramite/core/access'
import { evaluatePayment, listBillings } from '@tramite/core/finance'
import { useApp, useRead, useViewer } from '@tramite/react'

/** The line of the contract's state; a plain admin gets the link of the oldest open invoice in it. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, access, conventions, day } = useViewer()
  const customer = user.Customer
  const { today } = day
  const cpfOrCnpj = customer?.cnpj ?? customer?.cpf ?? ''
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const isAsked = isOverdue && user.customerAdmin && !user.customerSuperAdmin && cpfOrCnpj !== ''
  const billings = useRead(listBillings, { cpfOrCnpj }, { isEnabled: isAsked })
  const context = { isSpecificDemand: customer?.isSpecificDemand ?? false, conventions }
  const payment = evaluatePayment(user, billings.data?.data ?? [], context)
  const invoiceUrl = payment.allowed ? payment.destination.href : null
  const contact = { ...firm, invoiceUrl }
  return toContractLine(customer, user, { today, conventions }, contact)
}
