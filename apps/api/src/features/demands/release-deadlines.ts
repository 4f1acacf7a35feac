import { deadlinesStoppedSince } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { type QueueInput, releaseQueue } from '@tramite/core/demands'
import type { Work } from '../../http/work.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import type { ContractListener } from '../customers/contract-events.ts'
import { keepStop } from './deadline-stops.store.ts'
import { lockDeliveredSince, redateDelivered } from './delivered.store.ts'
import { type DemandCause, keepCauses } from './forecast-causes.store.ts'
import { lockQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'

/**
 * Moves the dates of demands that were delivered during a suspension by the suspended days before the
 * delivery: if such a demand is reopened, it continues from that date. Nobody is notified.
 */
async function releaseDelivered(
  { transaction, principal, now }: Work,
  customerId: string,
  suspension: { readonly from: Date; readonly to: Date },
  input: QueueInput,
): Promise<void> {
  const delivered = await transaction.run(lockDeliveredSince(customerId, suspension.from))
  const causes: DemandCause[] = []
  const touched: OutboxMessage[] = []
  for (const { finishedAt, datedAt, ...demand } of delivered) {
    const since = new Date(finishedAt)
    const dated = datedAt === null ? null : new Date(datedAt)
    const waiting = { ...demand, since, waitingSince: since, datedAt: dated }
    const [{ cause } = { cause: null }] = releaseQueue([waiting], suspension, input)
    if (!cause?.to) continue
    transaction.defer(redateDelivered(demand.id, cause.to))
    causes.push({ ...cause, demandId: demand.id, place: null })
    touched.push(demandTouched(demand, principal.userId))
  }
  const [message, ...messages] = touched
  if (!message) return
  transaction.defer(keepCauses(customerId, causes, principal, now))
  transaction.defer(leaveMessages(customerId, [message, ...messages], now))
}

/**
 * When a change of the contract ends a suspension of the deadlines, moves the dates of the customer's demands
 * by the suspended time, and stores that time. Does nothing if the beginning of the suspension was not
 * recorded.
 */
export const releaseDeadlines: ContractListener = async (work, { before, after }) => {
  const { transaction, services, now } = work
  const { conventions } = services
  const moment = { today: civilDateOf(now, conventions.timeZone), conventions }
  const from = deadlinesStoppedSince(before, moment)
  if (from === null) return
  // Another reason may still suspend them, from a later day on.
  const to = deadlinesStoppedSince(after, moment) ?? (after.hasSuspendedContract ? null : now)
  if (to === null || to <= from) return
  const suspension = { from, to }
  transaction.defer(
    keepStop({
      customerId: before.id,
      reason: 'suspended',
      from: from.toISOString(),
      to: to.toISOString(),
    }),
  )
  const queue = await transaction.run(lockQueue(before.id))
  const input = { now, premium: after.isPremium, conventions }
  const places = releaseQueue(queue, suspension, input)
  carryOutMove(work, { customerId: before.id, queue, places })
  await releaseDelivered(work, before.id, suspension, input)
}
