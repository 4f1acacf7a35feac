import { deadlinesHeldSince } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { releaseQueue } from '@tramite/core/demands'
import type { ContractListener } from '../customers/contract-events.ts'
import { lockQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'

/**
 * Moves the dates of a customer by the time in which the contract suspended them, if a change of the
 * contract ends that time. Nothing moves if it was not recorded since when they were suspended.
 */
export const releaseDeadlines: ContractListener = async (work, { before, after }) => {
  const { transaction, services, now } = work
  const { conventions } = services
  const moment = { today: civilDateOf(now, conventions.timeZone), conventions }
  const from = deadlinesHeldSince(before, moment)
  if (from === null) return
  // Another reason may still suspend them, from a later day on.
  const to = deadlinesHeldSince(after, moment) ?? (after.hasSuspendedContract ? null : now)
  if (to === null || to <= from) return
  const queue = await transaction.run(lockQueue(before.id))
  const input = { now, premium: after.isPremium, conventions }
  const places = releaseQueue(queue, { from, to }, input)
  carryOutMove(work, { customerId: before.id, queue, places })
}
