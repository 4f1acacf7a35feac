import { type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { sqlCommand } from '../../db/statements.ts'

/** A demand in progress, at its place in the queue of its customer. */
export interface Queued {
  readonly id: string
  readonly order: number | null
  /** `YYYY-MM-DD` */
  readonly deleveryForecast: string | null
}

/**
 * Holds the queues that some demands belong to. Goes before locking a demand, wherever its queue may
 * move: two writers that lock in another order would wait for each other for ever.
 */
export const holdQueues = (demandIds: readonly string[]): Command<undefined> =>
  sqlCommand(
    sql`select app_hold_queues(${sql.param(demandIds)}::uuid[])`,
    () => undefined,
    'hold_queues',
  )

/** The queue of a customer in its order, held against other changes until the transaction ends. */
export const lockQueue = (customerId: string): Command<Queued[]> =>
  sqlCommand(sql`select id, place, forecast from app_queue(${customerId})`, ({ rows }) =>
    rows.map(([id, order, deleveryForecast]) => ({
      id: id as string,
      order: order as number | null,
      deleveryForecast: deleveryForecast as string | null,
    })),
  )

const list = (values: readonly unknown[], type: string): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`

/** Gives the queue its new order and its new days; what stays the same is not touched. */
export function moveQueue(
  customerId: string,
  queue: readonly { readonly id: string; readonly deleveryForecast: string | null }[],
  now: Date,
): Command<undefined> {
  const ids = queue.map(({ id }) => id)
  const places = queue.map((_, index) => index + 1)
  const days = queue.map(({ deleveryForecast }) => deleveryForecast)
  return sqlCommand(
    sql`select app_move_queue(${customerId}, ${list(ids, 'uuid')}, ${list(places, 'int')},
      ${list(days, 'date')}, ${now.toISOString()})`,
    () => undefined,
  )
}
