import { lt } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { rateLimits, sessions } from '../../tables/session.table.ts'
import { removeEndedLinks } from '../credentials/session.store.ts'
import { removeEndedEmailChanges } from '../users/email-changes.store.ts'
import { forgetUnusedDevices } from './known-devices.store.ts'

/** Removes expired sessions, devices, reset links and attempt counts. */
export async function removeEndedSessions({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  const at = clock.now().toISOString()
  await database.system((transaction) =>
    transaction.all(
      toCommand(build.delete(sessions).where(lt(sessions.expiresAt, at))),
      toCommand(build.delete(rateLimits).where(lt(rateLimits.windowEndsAt, at))),
      forgetUnusedDevices(at),
      removeEndedLinks(at),
      removeEndedEmailChanges(at),
    ),
  )
}
