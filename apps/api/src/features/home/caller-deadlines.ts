import { evaluateDeadlines, toDeadlineStop } from '@tramite/core/access'
import { type DeadlineState, toDeadlineState } from '@tramite/core/demands'
import { contractInputOf } from '../../http/contract-input.ts'
import type { CallParts } from '../../http/operation.ts'
import { requireCustomer } from '../../http/require-caller.ts'

/** The state of deadlines under the contract of the caller's customer. */
export async function callerDeadlines({
  unit,
  now,
  services,
}: CallParts<'unit' | 'now' | 'services'>): Promise<DeadlineState> {
  const contract = contractInputOf(requireCustomer(await unit.principal()), services, now)
  return toDeadlineState(toDeadlineStop(evaluateDeadlines(contract.customer, contract)))
}
