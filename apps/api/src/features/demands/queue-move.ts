import { type QueuePlace, toForecastChanges } from '@tramite/core/demands'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../http/services.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { insertItems } from '../items/items.store.ts'
import { demandTouched } from '../notifications/notices.ts'
import { moveQueue } from './queue.store.ts'

interface Moved {
  readonly customerId: string
  /** The queue as `simulateQueue` leaves it. */
  readonly places: readonly QueuePlace[]
  /** Ids of further demands whose open pages learn of it. */
  readonly touched?: readonly string[]
  readonly userId: string
  readonly now: Date
}

/**
 * Gives a queue its new order and days. Every demand whose day moves says so in its conversation,
 * and the pages that show it learn of it. Two statements and the move, however long the queue is.
 */
export function carryOutMove(
  transaction: Transaction,
  { customerId, places, touched = [], userId, now }: Moved,
  { clock }: Pick<Services, 'clock'>,
): void {
  const queue = places.map(({ id, to }) => ({ id, deleveryForecast: to }))
  transaction.defer(moveQueue(customerId, queue, now))

  const changes = toForecastChanges(places)
  const [item, ...items] = changes.map(({ demandId, from, to }) => ({
    demand: { id: demandId, customerId },
    item: createForecastItem(from, to, clock, now),
  }))
  if (item) transaction.defer(insertItems([item, ...items]))

  const ids = new Set([...touched, ...changes.map(({ demandId }) => demandId)])
  const [message, ...messages] = [...ids].map((id) => demandTouched({ id }, userId))
  if (message) transaction.defer(leaveMessages(customerId, [message, ...messages], now))
}
