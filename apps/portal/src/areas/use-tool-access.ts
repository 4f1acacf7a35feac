import { evaluateToolAccess, type ToolAccessDecision, toToolOfPath } from '@tramite/core/access'
import { useViewer } from '@tramite/react'

/**
 * Whether the tool that an address belongs to is open; null for an address of none.
 * @param pathname of the page
 */
export function useToolAccess(pathname: string): ToolAccessDecision | null {
  const { user, conventions, day } = useViewer()
  const tool = toToolOfPath(pathname)
  if (!tool) return null
  return evaluateToolAccess({ tool, customer: user.Customer, user, today: day.today, conventions })
}
