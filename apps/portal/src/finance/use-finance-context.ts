import { toCpfOrCnpj } from '@tramite/core/customers'
import type { FinanceContext } from '@tramite/core/finance'
import { useViewer } from '@tramite/react'

/** The name under which the customer's billings are read, and what their dates depend on. */
export function useFinanceContext(): FinanceContext & { readonly cpfOrCnpj: string | null } {
  const { user, conventions } = useViewer()
  const customer = user.Customer
  return {
    cpfOrCnpj: customer && toCpfOrCnpj(customer),
    isSpecificDemand: customer?.isSpecificDemand ?? false,
    conventions,
  }
}
