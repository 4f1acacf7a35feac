import type { CivilDate } from '@tramite/core/calendar'
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'

/**
 * The demands of a customer that were delivered since a moment and have a date, with how they got it; locked
 * until the transaction ends, after the queue.
 */
export const lockDeliveredSince = (customerId: string, since: Date) =>
  toCommand(
    build
      .select({
        id: demands.id,
        deleveryForecast: demands.deleveryForecast,
        finishedAt: sql<string>`${demands.finishedAt}`,
        isStaffDate: sql<boolean>`(select staff_date from app_date_origin(${demands.id}))`,
        datedAt: sql<string | null>`(select dated from app_date_origin(${demands.id}))`,
      })
      .from(demands)
      .where(
        and(
          eq(demands.customerId, customerId),
          eq(demands.statusKey, 'FINISHED'),
          gte(demands.finishedAt, since.toISOString()),
          isNotNull(demands.deleveryForecast),
        ),
      )
      .orderBy(asc(demands.id))
      .for('update'),
  )

/** Gives a delivered demand another date: nothing that was done to it, so the time of its last change stays. */
export const redateDelivered = (id: string, deleveryForecast: CivilDate): Command =>
  toCommand(
    build
      .update(demands)
      .set({ deleveryForecast, version: sql`${demands.version} + 1` })
      .where(eq(demands.id, id)),
  )
