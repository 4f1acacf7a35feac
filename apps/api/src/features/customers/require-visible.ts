import { toAccessProblem } from '@tramite/core/access'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import { accessOf } from './customer-access.ts'

/**
 * Refuses a customer whose contract and days of access are over: nothing is left to see.
 * Specification §2, §6.
 * @throws Problem 403
 */
export function requireVisible(
  principal: Principal,
  services: Pick<Services, 'conventions'>,
  now: Date,
): void {
  if (!accessOf(principal, services, now).visible) {
    throw new Problem(403, toAccessProblem('churned'))
  }
}
