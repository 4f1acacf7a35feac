import { evaluateToolPage, type ToolAccessDecision } from '@tramite/core/access'
import { useViewer } from '@tramite/react'

/**
 * Whether the page of a tool opens; undefined for an address that belongs to no tool.
 * @param pathname of the page
 */
export function useToolAccess(pathname: string): ToolAccessDecision | undefined {
  return evaluateToolPage(pathname, useViewer().contract)
}
