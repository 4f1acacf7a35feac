import { evaluateToolPage, type PaidToolDecision } from '@tramite/core/access'
import { useViewer } from '@tramite/react'

/**
 * Whether the page of a tool opens; null for an address of none.
 * @param pathname of the page
 */
export function useToolAccess(pathname: string): PaidToolDecision | null {
  const { user, conventions, day } = useViewer()
  const { today } = day
  return evaluateToolPage(pathname, { customer: user.Customer, user, today, conventions })
}
