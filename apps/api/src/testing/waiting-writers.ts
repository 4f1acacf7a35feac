import { AsyncLocalStorage } from 'node:async_hooks'
import { expect } from 'vitest'
import { plainCommand } from '../db/command.ts'
import type { TestPortal } from './test-portal.ts'

const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Locks a row until all writers wait for it, one behind the other, or have answered without it, and then
 * releases it. They continue in order: what each of them read before it had to wait is outdated by then.
 * PostgreSQL only, since in PGlite nobody can begin while a lock is held.
 * @param held statement that takes a lock which the writers need, and its values
 * @returns the writers' answers
 */
export async function lineUp<const Writers extends readonly (() => Promise<unknown>)[]>(
  { database }: Pick<TestPortal, 'database'>,
  held: readonly [text: string, ...values: unknown[]],
  ...writers: Writers
): Promise<{ -readonly [K in keyof Writers]: Awaited<ReturnType<Writers[K]>> }> {
  const [text, ...values] = held
  // The writers are not part of the transaction that blocks them.
  const outside = AsyncLocalStorage.snapshot()
  const started: Promise<unknown>[] = []
  let answered = 0
  const count = async () => ((await database.query(waiting)).rows[0] as { n: number }).n
  await database.system(async (transaction) => {
    await transaction.run(plainCommand(text, values))
    for (const write of writers) {
      const done = () => {
        answered += 1
      }
      const work = outside(write)
      work.then(done, done)
      started.push(work)
      const waitFor = async () => started.length - answered - (await count())
      await expect.poll(waitFor, { timeout: 30_000, interval: 20 }).toBe(0)
    }
  })
  return (await Promise.all(started)) as never
}
