import type { components } from '@tramite/core/contract'
import { eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { demandScreenings } from '../../tables/screenings.table.ts'

export type ScreeningRow = typeof demandScreenings.$inferSelect

/** The screening of a demand; only staff have rows to see. */
export const selectScreening = (demandId: string) =>
  toCommand(build.select().from(demandScreenings).where(eq(demandScreenings.demandId, demandId)))

/** Stores the screening of a demand, replacing an earlier one. */
export function putScreening({ demandId, customerId, ...decided }: ScreeningRow) {
  return toCommand(
    build
      .insert(demandScreenings)
      .values({ demandId, customerId, ...decided })
      .onConflictDoUpdate({ target: demandScreenings.demandId, set: decided })
      .returning({ demandId: sql<string>`${demandScreenings.demandId}` }),
  )
}

/** A screening as the contract shows it. */
export function toScreening({
  customerId: _,
  ...row
}: ScreeningRow): components['schemas']['DemandScreening'] {
  return row
}
