import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sqlCommand } from '../../db/statements.ts'
import type { Allowed } from './limit-table.ts'
import { createWindows, isOverInTable } from './windows.ts'

/**
 * Number of leases that the calls of a window are divided into: a process that takes one queries the
 * database less often.
 */
const LEASES_PER_WINDOW = 20
/** Maximum number of calls in a lease: what is left of it is lost when the process is killed. */
const LEASE_CALLS_MAX = 20

/** Calls that a process has counted in advance and not used yet. */
interface Lease {
  calls: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

// Hashed, so that the table identifies nobody.
const toStoredKey = (key: string) =>
  createHash('sha256').update(`limit\n${key}`).digest('base64url')

/** Counts calls in a window, and returns how many it has now. */
function countCalls(
  key: string,
  { calls, seconds }: { readonly calls: number; readonly seconds: number },
  now: Date,
) {
  const at = now.toISOString()
  const windowEnd = new Date(now.getTime() + seconds * 1000).toISOString()
  const isOver = isOverInTable(at, windowEnd)
  return sqlCommand(
    sql`insert into rate_limits as r (key, window_ends_at, attempts)
      values (${toStoredKey(key)}, ${windowEnd}, ${calls})
      on conflict (key) do update set
        attempts = case when ${isOver}
          then excluded.attempts else r.attempts + excluded.attempts end,
        window_ends_at = case when ${isOver}
          then excluded.window_ends_at else r.window_ends_at end
      returning attempts, window_ends_at`,
    ({ rows }) => ({ counted: Number(rows[0]?.[0]), endsAt: Date.parse(String(rows[0]?.[1])) }),
    'count_calls',
  )
}

/** Counts calls across all processes. */
export interface SharedCounts {
  /**
   * Counts one call.
   * @param prove that the caller is still admitted, called before anything is written
   * @returns seconds to wait if it exceeds the limit, otherwise 0
   */
  count(key: string, rule: Allowed, now: Date, prove: () => Promise<unknown>): Promise<number>
  /** Gives a counted call back to this process, unless the window it was counted in is over. */
  giveBack(key: string, seconds: number, countedAt: Date): void
}

/**
 * Counts in the database, some calls in advance: those that a process does not use are lost to the
 * others, so that all together never exceed the limit.
 */
export function createSharedCounts(database: Pick<Database, 'system'>): SharedCounts {
  const leases = createWindows<Lease>()

  /** Uses one of the calls counted in advance; false if none is left. */
  function useLease(key: string, at: number, seconds: number): boolean {
    const lease = leases.find(key, at, seconds)
    if (!lease || lease.calls <= 0) return false
    lease.calls -= 1
    return true
  }

  async function takeLease(key: string, { most, seconds }: Allowed, now: Date): Promise<number> {
    const at = now.getTime()
    const calls = Math.max(1, Math.min(LEASE_CALLS_MAX, Math.floor(most / LEASES_PER_WINDOW)))
    const { counted, endsAt } = await database.system((transaction) =>
      transaction.run(countCalls(key, { calls, seconds }, now)),
    )
    const granted = Math.min(calls, most - (counted - calls))
    if (granted <= 0) return Math.max(1, (endsAt - at) / 1000)
    leases.open(key, { calls: granted - 1, endsAt }, at)
    return 0
  }

  // Concurrent calls wait for one lease: each taking its own would use up the whole limit at once.
  const waiting = new Map<string, Promise<number>>()

  return {
    async count(key, rule, now, prove) {
      if (useLease(key, now.getTime(), rule.seconds)) return 0
      await prove()
      for (;;) {
        if (useLease(key, now.getTime(), rule.seconds)) return 0
        const taking = waiting.get(key)
        if (!taking) break
        const wait = await taking
        if (wait > 0) return wait
      }
      const taken = takeLease(key, rule, now).finally(() => waiting.delete(key))
      waiting.set(key, taken)
      return taken
    },
    giveBack(key, seconds, countedAt) {
      const lease = leases.find(key, countedAt.getTime(), seconds)
      if (lease) lease.calls += 1
    },
  }
}
