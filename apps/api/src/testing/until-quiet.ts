import { selectRows, until } from './test-finance.ts'
import type { TestPortal } from './test-portal.ts'

/** Waits until nobody has anything left to do: no news to pass on, no job that waits or runs. */
export function untilQuiet(portal: TestPortal): Promise<void> {
  return until(async () => {
    const [left] = await selectRows<{ count: number }>(
      portal,
      `select (select count(*) from outbox) + (select count(*) from pgboss.job
        where state in ('created', 'retry', 'active')) as count`,
    )
    return left?.count === 0
  })
}
