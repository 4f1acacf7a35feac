import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sqlCommand } from '../../db/statements.ts'
import { createWindows } from './windows.ts'

/** Into so many leases all calls of a window are divided: a process that takes one asks the database less. */
const LEASES_PER_WINDOW = 20
/** So many calls of a lease at most: what is left of it is lost when the process is killed. */
const LEASE_CALLS_MAX = 20

/** What a process has counted already and not used yet. */
interface Lease {
  calls: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

// Hashed, so that the table names nobody.
const toStoredKey = (key: string) =>
  createHash('sha256').update(`limit\n${key}`).digest('base64url')

/** Counts calls in a window, and answers how many there were in it. */
function countCalls(key: string, calls: number, seconds: number, now: Date) {
  const at = now.toISOString()
  const windowEnd = new Date(now.getTime() + seconds * 1000).toISOString()
  return sqlCommand(
    sql`insert into rate_limits as r (key, window_ends_at, attempts)
      values (${toStoredKey(key)}, ${windowEnd}, ${calls})
      on conflict (key) do update set
        attempts = case when r.window_ends_at <= ${at}::timestamptz
          then excluded.attempts else r.attempts + excluded.attempts end,
        window_ends_at = case when r.window_ends_at <= ${at}::timestamptz
          then excluded.window_ends_at else r.window_ends_at end
      returning attempts, window_ends_at`,
    ({ rows }) => ({ counted: Number(rows[0]?.[0]), endsAt: Date.parse(String(rows[0]?.[1])) }),
    'count_calls',
  )
}

/** So many calls in so many seconds. */
interface Allowed {
  readonly most: number
  readonly seconds: number
}

/** Counts calls for all processes together. */
export interface SharedCounts {
  /**
   * Counts one call.
   * @param prove that the caller may still enter, asked before anything is written
   * @returns seconds to wait where it is one too many, otherwise 0
   */
  count(key: string, rule: Allowed, now: Date, prove: () => Promise<unknown>): Promise<number>
}

/**
 * Counts in the database, some calls in advance: those that a process does not come to use are lost to
 * the others, so that all together never have more than allowed.
 */
export function createSharedCounts(database: Pick<Database, 'system'>): SharedCounts {
  const leases = createWindows<Lease>()

  /** Takes one call of what is counted in advance; false where nothing is left of it. */
  function useLease(key: string, at: number): boolean {
    const lease = leases.find(key, at)
    if (!lease || lease.calls <= 0) return false
    lease.calls -= 1
    return true
  }

  async function takeLease(key: string, { most, seconds }: Allowed, now: Date): Promise<number> {
    const at = now.getTime()
    const calls = Math.max(1, Math.min(LEASE_CALLS_MAX, Math.floor(most / LEASES_PER_WINDOW)))
    const { counted, endsAt } = await database.system((transaction) =>
      transaction.run(countCalls(key, calls, seconds, now)),
    )
    const granted = Math.min(calls, most - (counted - calls))
    if (granted <= 0) return Math.max(1, (endsAt - at) / 1000)
    leases.open(key, { calls: granted - 1, endsAt }, at)
    return 0
  }

  // Calls of one moment wait for one lease: each taking its own would use the whole limit up at once.
  const waiting = new Map<string, Promise<number>>()

  return {
    async count(key, rule, now, prove) {
      if (useLease(key, now.getTime())) return 0
      await prove()
      for (;;) {
        if (useLease(key, now.getTime())) return 0
        const taking = waiting.get(key)
        if (!taking) break
        const wait = await taking
        if (wait > 0) return wait
      }
      const taken = takeLease(key, rule, now).finally(() => waiting.delete(key))
      waiting.set(key, taken)
      return taken
    },
  }
}
