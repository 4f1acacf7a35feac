import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { toToolOfPath } from '@tramite/core/access'
import { AccessClosed } from '../areas/access-closed.tsx'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/**
 * Every page of a tool depends on the contract's rule for that tool. An overdue payment is reported by the
 * route guard; the route of the generator itself shows what closes it, and the documents made with it.
 */
function ToolsRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const access = useToolAccess(pathname)
  const isOpen = access?.allowed !== false || toToolOfPath(pathname) === 'templates'
  const notice = isOpen ? null : access.notice
  return notice ? <AccessClosed notice={notice} /> : <Outlet />
}
