import { evaluateMarkCreation } from '@tramite/core/access'
import { message } from '@tramite/core/messages'
import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { CallParts } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import type { MarkRow } from './mark-columns.ts'

/**
 * The user, if their customer may register marks now: never with an overdue payment, not even within the
 * grace period.
 * @throws Problem 403
 */
export function requireCreator(
  principal: Principal,
  { services, now }: CallParts<'services' | 'now'>,
): CustomerPrincipal {
  const user = requireCustomer(principal)
  const decision = evaluateMarkCreation(contractInputOf(user, services, now))
  if (decision.allowed) return user
  const { reason } = decision
  // The same refusal as of a demand, except for the end of its text.
  const details = reason === 'paymentOverdue' ? { message: message('access.marksBlocked') } : {}
  throw new Problem(403, toAccessProblem(reason), details)
}

/**
 * The mark of a look-up, when it belongs to a business of the user.
 * @throws Problem 404, the same for unknown, foreign and hidden ones
 */
export function requireMark<Row extends MarkRow>(rows: readonly Row[], principal: Principal): Row {
  const [mark] = rows
  if (!mark) throw notFound()
  if (!principal.staff && !principal.businessIds.includes(mark.businessId)) throw notFound()
  return mark
}
