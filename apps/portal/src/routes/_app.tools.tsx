import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { toToolOfPath } from '@tramite/core/access'
import { AccessClosed } from '../areas/access-closed.tsx'
import { PaymentOverdueRedirect } from '../areas/payment-overdue.ts'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/** Every page of a tool stands behind what the contract says of that tool. */
function ToolsRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const access = useToolAccess(pathname)
  if (!access || access.allowed) return <Outlet />
  if (access.reason === 'paymentOverdue') {
    // The generator's own route says it in place of the page.
    return toToolOfPath(pathname) === 'templates' ? (
      <Outlet />
    ) : (
      <PaymentOverdueRedirect of="marks" />
    )
  }
  return access.notice && <AccessClosed notice={access.notice} />
}
