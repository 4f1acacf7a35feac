import { type QueuePlace, toCauseText, toForecastChanges } from '@tramite/core/demands'
import type { Work } from '../../http/work.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { insertItems } from '../items/items.store.ts'
import { keepCauses } from './forecast-causes.store.ts'
import { moveQueue } from './queue.store.ts'

interface Moved {
  readonly customerId: string
  /** The queue as core's rules leave it. */
  readonly places: readonly QueuePlace[]
  /** The demand whose move caused it, if it moves others. */
  readonly movedById?: string
  /** Ids of further demands whose open pages are told. */
  readonly touched?: readonly string[]
}

/**
 * Gives a queue its new order and days. For every demand whose day moves the cause is stored and recorded
 * in its conversation, and open pages that show it are told. Three statements and the move, however long
 * the queue is.
 */
export function carryOutMove(
  { transaction, principal, services: { clock }, now }: Work,
  { customerId, places, movedById, touched = [] }: Moved,
): void {
  transaction.defer(moveQueue(customerId, places, now))

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

  const ids = new Set([...touched, ...changes.map(({ demandId }) => demandId)])
  const [message, ...messages] = [...ids].map((id) => demandTouched({ id }, principal.userId))
  if (message) transaction.defer(leaveMessages(customerId, [message, ...messages], now))
}
