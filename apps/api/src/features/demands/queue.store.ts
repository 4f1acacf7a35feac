import type { QueuedDemand } from '@tramite/core/demands'
import { type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { sqlCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'

/** A demand at its place in the queue of its customer: in progress, or waiting for a reply. */
export interface Queued extends QueuedDemand {
  readonly order: number | null
  /** Since when it is in progress or waits. */
  readonly since: Date
  /** When it got its date, other than at the end of a suspension; null where that was not recorded. */
  readonly datedAt: Date | null
}

/**
 * Locks the queues of some demands. Must precede locking a demand, wherever its queue may move: writers
 * that lock in another order would deadlock.
 */
export const lockQueues = (demandIds: readonly string[]): Command<undefined> =>
  sqlCommand(
    sql`select app_hold_queues(${sql.param(demandIds)}::uuid[])`,
    () => undefined,
    'lock_queues',
  )

/** The same of all demands that a condition finds. */
export const lockQueuesWhere = (condition: SQL): Command<undefined> =>
  sqlCommand(
    sql`select app_hold_queues(array(select distinct on (${demands.customerId}) ${demands.id}
      from ${demands} where ${condition}))`,
    () => undefined,
  )

const queueOf = (customerId: string, isLocked: boolean): Command<Queued[]> =>
  sqlCommand(
    sql`select id, place, forecast, status, since, staff_date, number, priority, dated
      from app_queue(${customerId}, ${isLocked})`,
    ({ rows }) =>
      rows.map(
        ([id, order, deleveryForecast, status, at, isStaffDate, number, priority, dated]) => {
          const since = new Date(at as string)
          return {
            id: id as string,
            order: order as number | null,
            deleveryForecast: deleveryForecast as string | null,
            waitingSince: status === 'PENDING' ? since : null,
            since,
            isStaffDate: isStaffDate as boolean,
            number: number as number,
            priority: priority as boolean,
            datedAt: dated === null ? null : new Date(dated as string),
          }
        },
      ),
  )

/** The queue of a customer in its order, to ask what a change would do to it. */
export const selectQueue = (customerId: string): Command<Queued[]> => queueOf(customerId, false)

/** The same, locked against other changes until the transaction ends. */
export const lockQueue = (customerId: string): Command<Queued[]> => queueOf(customerId, true)

/** Either of them. */
export type ReadQueue = typeof lockQueue

const list = (values: readonly unknown[], type: string): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`

/** Gives demands of a queue their places and days; what stays the same is not touched. */
export function moveQueue(
  customerId: string,
  queue: readonly { readonly id: string; readonly place: number; readonly to: string | null }[],
  now: Date,
): Command<undefined> {
  const ids = queue.map(({ id }) => id)
  const places = queue.map(({ place }) => place)
  const days = queue.map(({ to }) => to)
  return sqlCommand(
    sql`select app_move_queue(${customerId}, ${list(ids, 'uuid')}, ${list(places, 'int')},
      ${list(days, 'date')}, ${now.toISOString()})`,
    () => undefined,
  )
}
