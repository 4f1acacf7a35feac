import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccessClosed } from '../areas/access-closed.tsx'
import { PaymentOverdueRedirect } from '../areas/payment-overdue.ts'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/** Every page of a tool stands behind what the contract says of that tool. */
function ToolsRoute() {
  const access = useToolAccess(useLocation({ select: ({ pathname }) => pathname }))
  if (!access || access.allowed) return <Outlet />
  if (access.reason === 'paymentOverdue') return <PaymentOverdueRedirect of="marks" />
  return access.notice && <AccessClosed notice={access.notice} />
}
