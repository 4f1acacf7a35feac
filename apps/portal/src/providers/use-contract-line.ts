import { useQuery } from '@tanstack/react-query'
import { type ContractLine, toContractLine } from '@tramite/core/access'
import { evaluatePayment, listBillings } from '@tramite/core/finance'
import { client } from '../integrations/client.ts'
import { firm } from '../integrations/firm.ts'
import type { Portal } from './portal-context.tsx'

/** The line of the contract's state; a plain admin gets the link of the oldest open invoice in it. */
export function useContractLine({ user, access, conventions, day }: Portal): ContractLine | null {
  const customer = user.Customer
  const { today } = day
  const cpfOrCnpj = customer?.cnpj ?? customer?.cpf ?? ''
  const isOverdue = access.reasons.includes('paymentOverdue') || access.reasons.includes('overdue')
  const billings = useQuery({
    ...listBillings(client, { cpfOrCnpj }),
    enabled: isOverdue && user.customerAdmin && !user.customerSuperAdmin && cpfOrCnpj !== '',
  })
  const context = { isSpecificDemand: customer?.isSpecificDemand ?? false, conventions }
  const payment = evaluatePayment(user, billings.data?.data ?? [], context)
  const invoiceUrl = payment.allowed ? payment.destination.href : null
  const contact = { ...firm, invoiceUrl }
  return toContractLine(customer, user, { today, conventions }, contact)
}
