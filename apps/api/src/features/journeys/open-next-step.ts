import type { Work } from '../../http/work.ts'
import { carryOutChange } from '../demands/demand-change.ts'
import type { DemandChangeEvent } from '../demands/demand-events.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { type LinkedDemand, selectStepsBeside } from './journey-demands.store.ts'
import { findReleasedStep } from './journey-steps.rules.ts'

/**
 * Opens a demand that waits, and notifies of it.
 * @param isNextStep whether it is a step, and its turn has come
 */
async function openStep(
  work: Work,
  { id }: Pick<LinkedDemand, 'id'>,
  isNextStep: boolean,
): Promise<void> {
  const [demand] = await work.transaction.run(lockDemand(id, null))
  // Somebody else may have opened it meanwhile.
  if (demand?.statusKey !== 'BLOCKED') return
  await carryOutChange(work, demand, { statusKey: 'OPEN', isNextStep })
}

/**
 * Opens demands that no longer wait for anything after the firm has changed the steps of a started journey:
 * the first undelivered one, and those taken out. Left blocked, because the firm has blocked them itself, are
 * the one that was the first undelivered step before, and a demand that was not a step before.
 * @returns whether anything was to be opened
 */
export async function openReleasedSteps(
  work: Work,
  before: readonly LinkedDemand[],
  after: readonly LinkedDemand[],
): Promise<boolean> {
  const kept = new Set(after.map(({ id }) => id))
  const stays = findReleasedStep(before)?.id
  const first = findReleasedStep(after)?.id
  const released = before.filter(
    ({ id, statusKey }) =>
      statusKey === 'BLOCKED' && id !== stays && (id === first || !kept.has(id)),
  )
  for (const step of released) await openStep(work, step, kept.has(step.id))
  return released.length > 0
}

/**
 * Opens the step of a started journey that waited for the delivered one. A repeated delivery opens nothing
 * that is open already.
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
  await openStep(work, next, true)
}
