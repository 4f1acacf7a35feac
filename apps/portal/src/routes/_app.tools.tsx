import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { toToolOfPath } from '@tramite/core/access'
import { AccessClosed } from '../areas/access-closed.tsx'
import { useToolAccess } from '../areas/use-tool-access.ts'

export const Route = createFileRoute('/_app/tools')({ component: ToolsRoute })

/**
 * Every page of a tool depends on what the contract says about that tool. An overdue payment is reported
 * by the route guard; of the generator its own route says what closes it, and shows what it made.
 */
function ToolsRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const access = useToolAccess(pathname)
  const isSaid = access?.allowed !== false || toToolOfPath(pathname) === 'templates'
  const notice = isSaid ? null : access.notice
  return notice ? <AccessClosed notice={notice} /> : <Outlet />
}
