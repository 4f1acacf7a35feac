import { selectRows, until } from './test-finance.ts'
import type { TestPortal } from './test-portal.ts'

/** Waits until no work is left: no pending messages, no due mail, no waiting or running job. */
export function untilQuiet(portal: TestPortal): Promise<void> {
  return until(async () => {
    await portal.settle()
    const [left] = await selectRows<{ count: number }>(
      portal,
      `select (select count(*) from outbox)
        + (select count(*) from demand_mails where due_at <= $1)
        + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as count`,
      [portal.time.now.toISOString()],
    )
    return left?.count === 0
  })
}
