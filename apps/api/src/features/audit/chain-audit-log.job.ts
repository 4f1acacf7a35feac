import { toObjects } from '../../db/command.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'

/** Entries that are chained in one transaction. */
const BATCH = 1000

interface Head {
  readonly position: number
  readonly hash: string
}

/**
 * Chains the new entries of the audit log. In batches and afterwards: chaining each at its write would
 * make all writes wait for one another. The last place is logged, so that a backup of the logs keeps it
 * where nobody who changes the database can reach it.
 */
export async function chainAuditLog({
  database,
  logger,
}: Pick<JobPorts, 'database' | 'logger'>): Promise<void> {
  const chain = () =>
    database.system((transaction) =>
      transaction.run({
        text: 'select chain_audit($1) as amount',
        params: [BATCH],
        read: toObjects<{ amount: number }>,
      }),
    )
  let total = 0
  for (let amount = BATCH; amount === BATCH; total += amount)
    amount = (await chain())[0]?.amount ?? 0
  if (total === 0) return
  const [head] = await database.system((transaction) =>
    transaction.run({
      text: 'select position, hash from audit_chain order by position desc limit 1',
      params: [],
      read: toObjects<Head>,
    }),
  )
  if (head) logger.info({ position: Number(head.position), hash: head.hash }, 'audit log chained')
}
