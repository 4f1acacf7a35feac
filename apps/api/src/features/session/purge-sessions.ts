import { lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { build, toCommand } from '../../db/statements.ts'
import { rateLimits, sessions } from './session.table.ts'

/** Forgets sessions and counts of attempts that are over. */
export async function purgeSessions(database: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await database.system((transaction) =>
    transaction.all(
      toCommand(build.delete(sessions).where(lt(sessions.expiresAt, at))),
      toCommand(build.delete(rateLimits).where(lt(rateLimits.windowEndsAt, at))),
    ),
  )
}
