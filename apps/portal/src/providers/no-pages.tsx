import { useLocation } from '@tanstack/react-router'
import { isWithin } from '@tramite/core/shell'
import { useApp, useViewer } from '@tramite/react'
import { ContractEnded, NoBusiness, StaffNotice } from '@tramite/ui/shell/notices'
import { type ReactNode, use } from 'react'
import { LatePaymentContact } from './payment-contact.ts'
import { useContractLine } from './use-contract-line.ts'

/**
 * Pages that belong to no business: the user's own data and notifications, the customer's invoices and the
 * export.
 */
const ofNoBusiness = ['/profile', '/notifications', '/financial', '/export'] as const

interface NoPagesProps {
  onSignOut: () => void
  /** The page of the address. */
  children: ReactNode
}

/**
 * In place of every page, for users who have none: the firm's own staff, users who have left, and users
 * without a business.
 */
export default function NoPages({ onSignOut, children }: NoPagesProps) {
  const { firm } = useApp().ports
  const { user, access } = useViewer()
  const line = useContractLine(use(LatePaymentContact))
  const { pathname } = useLocation()
  if (!user.Customer) return <StaffNotice onSignOut={onSignOut} />
  // Nothing replaces the content: the contract line explains it.
  if (!access.visible) return line && <ContractEnded title={line.title} />
  if (ofNoBusiness.some((page) => isWithin(pathname, page))) return children
  return (
    <NoBusiness
      isSuperAdmin={user.customerSuperAdmin}
      contactEmail={firm.contactEmail}
      messagingHref={firm.messagingUrl}
    />
  )
}
