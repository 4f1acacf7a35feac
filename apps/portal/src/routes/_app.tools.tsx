import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccessClosed } from '../areas/access-closed.tsx'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/**
 * Every page of a tool stands behind what the contract says of that tool. Of an overdue payment speaks the guard in
 * front of the page, or the generator's own route in place of it.
 */
function ToolsRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const access = useToolAccess(pathname)
  const notice = access?.allowed === false ? access.notice : null
  return notice ? <AccessClosed notice={notice} /> : <Outlet />
}
