import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccessClosed } from '../areas/access-closed.tsx'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/**
 * Every page of a tool depends on what the contract says about that tool. An overdue payment is reported
 * by the route guard, or by the generator's own route in place of the page.
 */
function ToolsRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const access = useToolAccess(pathname)
  const notice = access?.allowed === false ? access.notice : null
  return notice ? <AccessClosed notice={notice} /> : <Outlet />
}
