import { type QueuePlace, toCauseText, toForecastChanges } from '@tramite/core/demands'
import type { Work } from '../../http/work.ts'
import { demandForecastNotice, demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { insertItems } from '../items/items.store.ts'
import { keepCauses } from './forecast-causes.store.ts'
import { moveQueue, type Queued } from './queue.store.ts'

interface Rearranged {
  readonly customerId: string
  /** The queue as it was. */
  readonly queue: readonly Queued[]
  readonly places: readonly Pick<QueuePlace, 'id' | 'place' | 'to'>[]
  /** Ids of demands for which a message is left anyway. */
  readonly notified?: ReadonlySet<string>
}

/** Stores the places and forecasts of a queue, and notifies open pages of demands whose place changes. */
export function movePlaces(
  { transaction, principal, now }: Work,
  { customerId, queue, places, notified }: Rearranged,
): void {
  transaction.defer(moveQueue(customerId, places, now))
  const before = new Map(queue.map(({ id, order }) => [id, order]))
  const [message, ...messages] = places
    .filter(({ id, place }) => !notified?.has(id) && before.get(id) !== place)
    .map((demand) => demandTouched(demand, principal.userId))
  if (message) transaction.defer(leaveMessages(customerId, [message, ...messages], now))
}

interface Moved {
  readonly customerId: string
  /** The queue as it was. */
  readonly queue: readonly Queued[]
  /** The queue as core's rules leave it. */
  readonly places: readonly QueuePlace[]
  /** The demand whose move caused it, if it moves others. */
  readonly movedById?: string
}

/**
 * Stores the new order and forecasts of a queue. For every demand whose forecast changes the cause is stored
 * and recorded in its conversation, and its followers are notified. Always three statements and the move,
 * however long the queue is.
 */
export function carryOutMove(work: Work, { customerId, queue, places, movedById }: Moved): void {
  const {
    transaction,
    principal,
    services: { clock },
    now,
  } = work
  const changes = toForecastChanges(places)
  const causes = changes.map(({ demandId, cause }) => ({
    ...cause,
    demandId,
    movedById: movedById === demandId ? null : (movedById ?? null),
  }))
  if (causes.length > 0) transaction.defer(keepCauses(customerId, causes, principal, now))
  const [item, ...items] = changes.map(({ demandId, from, to, cause }) => ({
    demand: { id: demandId, customerId },
    item: createForecastItem({ from, to, reason: toCauseText(cause) }, clock, now),
  }))
  if (item) transaction.defer(insertItems([item, ...items]))

  // The caller notifies about the demand that was moved.
  const moved = changes.filter(({ demandId }) => demandId !== movedById)
  const notified = new Set([...changes.map(({ demandId }) => demandId), movedById ?? ''])
  movePlaces(work, { customerId, queue, places, notified })
  const [message, ...messages] = moved.map(({ demandId: id, from, to }) =>
    demandForecastNotice({ id }, principal.userId, { from, to }, { ofQueue: true }),
  )
  if (message) transaction.defer(leaveMessages(customerId, [message, ...messages], now))
}
