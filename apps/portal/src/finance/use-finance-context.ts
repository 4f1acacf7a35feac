import { toCpfOrCnpj } from '@tramite/core/customers'
import { type FinanceContext, listBillings } from '@tramite/core/finance'
import { useRead, useViewer } from '@tramite/react'

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

/**
 * The billings of the customer, who may have no CPF or CNPJ to read them by.
 * @param isNeeded false if none is shown
 */
export function useBillings(isNeeded = true) {
  const { cpfOrCnpj } = useFinanceContext()
  return useRead(
    listBillings,
    { cpfOrCnpj: cpfOrCnpj ?? '' },
    { isEnabled: isNeeded && cpfOrCnpj !== null },
  )
}
