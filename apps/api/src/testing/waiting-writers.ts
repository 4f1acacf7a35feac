import { expect } from 'vitest'
import { plainCommand } from '../db/command.ts'
import type { TestPortal } from './test-portal.ts'

const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Holds a row until all writers wait for it, one behind the other, and lets them go on then. They go
 * on in their order: what each of them read before it had to wait is old by then. PostgreSQL only,
 * since PGlite lets nobody begin while somebody holds anything.
 * @param held statement that takes a lock which every writer needs, and its values
 * @returns what the writers answered
 */
export async function lineUp<const Writers extends readonly (() => Promise<unknown>)[]>(
  { database }: Pick<TestPortal, 'database'>,
  held: readonly [text: string, ...values: unknown[]],
  ...writers: Writers
): Promise<{ -readonly [K in keyof Writers]: Awaited<ReturnType<Writers[K]>> }> {
  const [text, ...values] = held
  const started: Promise<unknown>[] = []
  const count = async () => ((await database.query(waiting)).rows[0] as { n: number }).n
  await database.system(async (transaction) => {
    await transaction.run(plainCommand(text, values))
    for (const write of writers) {
      started.push(write())
      await expect.poll(count, { timeout: 10_000, interval: 20 }).toBe(started.length)
    }
  })
  return (await Promise.all(started)) as never
}
