import { DRAFT_DAYS } from '@tramite/core/drafts'
import { lt } from 'drizzle-orm'
import { build, toCommand } from '../db/statements.ts'
import type { JobPorts } from '../jobs/job-ports.ts'
import { idempotencyKeys } from '../tables/idempotency.table.ts'

/** As long as a draft, which stores its key and may send it again; plus a day for clocks that differ. */
const KEPT_MS = (DRAFT_DAYS + 1) * 24 * 60 * 60 * 1000

/** Removes keys that no draft can send again. */
export async function removeIdempotencyKeys({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString()
  await database.system((transaction) =>
    transaction.run(
      toCommand(build.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))),
    ),
  )
}
