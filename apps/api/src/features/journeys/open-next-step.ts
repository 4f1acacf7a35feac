import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { carryOutChange } from '../demands/demand-change.ts'
import type { DemandChangeEvent } from '../demands/demand-events.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { selectStepsBeside } from './journey-demands.store.ts'
import { findReleasedStep } from './journey-steps.rules.ts'

type EffectCall = Pick<Call<OperationId>, 'services' | 'now'>

/**
 * Opens the step of a started journey that waited for the delivered one, and notifies of it like any
 * other change. A repeated delivery opens nothing that is open already.
 */
export async function openNextStep(
  { principal, before, after }: DemandChangeEvent,
  transaction: Transaction,
  call: EffectCall,
): Promise<void> {
  if (after.statusKey !== 'FINISHED' || before.statusKey === 'FINISHED') return
  if (after.journeyTitle === null) return
  const next = findReleasedStep(await transaction.run(selectStepsBeside(after.id)))
  if (!next) return
  const [demand] = await transaction.run(lockDemand(next.id, null))
  // Somebody else may have opened it meanwhile.
  if (demand?.statusKey !== 'BLOCKED') return
  await carryOutChange(transaction, principal, demand, { statusKey: 'OPEN' }, call)
}
