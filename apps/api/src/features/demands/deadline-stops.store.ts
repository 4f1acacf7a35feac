import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { deadlineStops } from '../../tables/deadline-stops.table.ts'
import { demands } from '../../tables/demands.table.ts'

const keys = [deadlineStops.customerId, deadlineStops.reason, deadlineStops.from]

/** Stores a stop. A payment that is overdue again since the same day continues the stored stop. */
export const keepStop = (stop: typeof deadlineStops.$inferInsert): Command =>
  toCommand(
    build
      .insert(deadlineStops)
      .values(stop)
      .onConflictDoUpdate({ target: keys, set: { to: sql`excluded.to_at` } }),
  )

/** Ends the stop of a contract that had ended and is now in force again. */
export const closeEnd = (customerId: string, now: Date): Command =>
  toCommand(
    build
      .update(deadlineStops)
      .set({ to: now.toISOString() })
      .where(and(eq(deadlineStops.customerId, customerId), isNull(deadlineStops.to))),
  )

const stops = build
  .select({ reason: deadlineStops.reason, from: deadlineStops.from, to: deadlineStops.to })
  .from(deadlineStops)
  .innerJoin(demands, eq(demands.customerId, deadlineStops.customerId))
  .where(
    and(
      eq(demands.id, sql.placeholder('demandId')),
      or(isNull(deadlineStops.to), gt(deadlineStops.to, demands.createdAt)),
    ),
  )
  .orderBy(asc(deadlineStops.from))
  .prepare('list_deadline_stops')

/** What has stopped the deadlines of a demand's customer since the demand was created, oldest first. */
export const selectStops = (demandId: string) => toCommand(stops, { demandId })
