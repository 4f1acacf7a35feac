import type { Work } from '../../http/work.ts'
import { carryOutChange } from '../demands/demand-change.ts'
import type { DemandChangeEvent } from '../demands/demand-events.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { selectStepsBeside } from './journey-demands.store.ts'
import { findReleasedStep } from './journey-steps.rules.ts'

/**
 * Opens the step of a started journey that waited for the delivered one, and notifies of it like any
 * other change. A repeated delivery opens nothing that is open already.
 */
export async function openNextStep(
  work: Work,
  { before, after }: DemandChangeEvent,
): Promise<void> {
  const { transaction } = work
  if (after.statusKey !== 'FINISHED' || before.statusKey === 'FINISHED') return
  if (after.journeyTitle === null) return
  const next = findReleasedStep(await transaction.run(selectStepsBeside(after.id)))
  if (!next) return
  const [demand] = await transaction.run(lockDemand(next.id, null))
  // Somebody else may have opened it meanwhile.
  if (demand?.statusKey !== 'BLOCKED') return
  await carryOutChange(work, demand, { statusKey: 'OPEN' })
}
