import { and, desc, eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { mappingSnapshots } from '../../tables/mapping.table.ts'
import { reachable } from '../visibility/reachable.ts'

/**
 * The content of a mapping when it was completed.
 * @param skipped how many of the newest are left out
 */
export const selectSnapshot = (mappingId: string, skipped: number) =>
  toCommand(
    build
      .select({ content: mappingSnapshots.content, createdAt: mappingSnapshots.createdAt })
      .from(mappingSnapshots)
      .where(and(eq(mappingSnapshots.mappingId, mappingId), reachable(mappingSnapshots.customerId)))
      .orderBy(desc(mappingSnapshots.createdAt), desc(mappingSnapshots.id))
      .offset(skipped)
      .limit(1),
  )

/** Stores the content of a completed mapping. */
export const insertSnapshot = (snapshot: typeof mappingSnapshots.$inferInsert) =>
  toCommand(build.insert(mappingSnapshots).values(snapshot))
