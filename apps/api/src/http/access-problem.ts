import type { AccessReason } from '@tramite/core/access'
import type { ProblemCode } from '@tramite/core/messages'

const problems = {
  churned: 'ACCESS_CHURNED',
  ended: 'ACCESS_ENDED',
  suspended: 'ACCESS_SUSPENDED',
  overdue: 'ACCESS_OVERDUE',
  specificDemand: 'ACCESS_SPECIFIC_DEMAND',
  paymentOverdue: 'ACCESS_PAYMENT_OVERDUE',
  toolNotContracted: 'ACCESS_TOOL_NOT_CONTRACTED',
} as const satisfies Record<AccessReason | 'toolNotContracted', ProblemCode>

/** The `code` of the server's answer when access is refused for a reason. */
export function toAccessProblem(reason: AccessReason | 'toolNotContracted'): ProblemCode {
  return problems[reason]
}
