import { useLocation } from '@tanstack/react-router'
import { type ContractLine, type PaymentContact, toContractLine } from '@tramite/core/access'
import { useApp, useViewer } from '@tramite/react'

/** The line about the contract's state; for a plain admin it links to the oldest open invoice. */
export function useContractLine(payment: PaymentContact): ContractLine | null {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const { pathname } = useLocation()
  const contact = { ...firm, ...payment }
  return toContractLine(user.Customer, user, { today: day.today, conventions }, contact, pathname)
}
