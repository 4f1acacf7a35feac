import { evaluateDeadlines } from '@tramite/core/access'
import { type CivilDate, civilDateOf } from '@tramite/core/calendar'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { inBatches } from '../../db/batches.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { demandNewsNotice, demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { users } from '../../tables/users.table.ts'
import { contractColumns } from '../customers/contract-columns.ts'
import { isLate } from './late-demands.ts'

/** Demands of one transaction. */
const BATCH = 100

type Ports = Pick<JobPorts, 'database' | 'clock' | 'conventions'>

/** Demands whose assignee was not notified yet; those locked by another process are left out. */
const takeLate = (today: CivilDate, after: string) =>
  toCommand(
    build
      .select({
        id: demands.id,
        customerId: demands.customerId,
        date: sql<CivilDate>`${demands.deleveryForecast}::text`,
        ...contractColumns,
      })
      .from(demands)
      .innerJoin(customers, eq(customers.id, demands.customerId))
      .innerJoin(
        users,
        and(
          eq(users.id, demands.backofficeUserId),
          eq(users.type, 'BACKOFFICE'),
          eq(users.status, 'ACTIVE'),
        ),
      )
      .where(
        and(
          isLate(today),
          sql`${demands.overdueToldFor} is distinct from ${demands.deleveryForecast}`,
          gt(demands.id, after),
        ),
      )
      .orderBy(asc(demands.id))
      .limit(BATCH)
      .for('no key update', { of: demands, skipLocked: true }),
  )

const markNotified = (ids: readonly string[], now: Date) =>
  toCommand(
    build
      .update(demands)
      .set({ overdueToldAt: now.toISOString(), overdueToldFor: sql`${demands.deleveryForecast}` })
      .where(inArray(demands.id, [...ids])),
  )

/** Returns the demands of the batch. */
function notifyBatch(ports: Ports, after: string) {
  const { database, clock, conventions } = ports
  const now = clock.now()
  const moment = { today: civilDateOf(now, conventions.timeZone), conventions }
  return database.system(async (transaction) => {
    const found = await transaction.run(takeLate(moment.today, after))
    // While the contract suspends the deadlines nothing is late.
    const late = found.filter((one) => evaluateDeadlines(one, moment).state === 'running')
    const messages = late.flatMap((demand) => [
      demandNewsNotice(demand, null, { kind: 'overdue', date: demand.date }, { internal: true }),
      demandTouched(demand, null),
    ])
    const [first, ...others] = messages
    if (first) {
      transaction.defer(leaveMessages(null, [first, ...others], now))
      transaction.defer(
        markNotified(
          late.map(({ id }) => id),
          now,
        ),
      )
    }
    return found
  })
}

/**
 * Notifies the assignee, by notification and e-mail, of each demand whose forecast has passed: once per
 * forecast, recorded in the same transaction. Without an active assignee nobody is notified and nothing
 * is recorded; a later assignee is notified then.
 */
export const notifyOverdueForecasts = (ports: Ports): Promise<void> =>
  inBatches(BATCH, (after) => notifyBatch(ports, after))
