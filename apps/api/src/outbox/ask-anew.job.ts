import { eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sqlCommand } from '../db/statements.ts'
import type { JobPorts } from '../jobs/job-ports.ts'
import { isJobUnderWay } from '../jobs/waiting-jobs.ts'
import type { Job } from '../ports/jobs.ts'
import { mappingCompletions } from '../tables/completions.table.ts'
import { gazettes } from '../tables/marks.table.ts'
import { receipts } from '../tables/receipts.table.ts'
import { leaveMessages } from './outbox.store.ts'

/** Rows of one transaction. */
const BATCH = 100

const idsOf = (query: SQL) => sqlCommand(query, ({ rows }) => rows.map(([id]) => id as string))

const lost = (table: SQLWrapper, id: SQLWrapper, isWaiting: SQL, isUnderWay: SQL) =>
  idsOf(
    sql`select ${id} from ${table} where ${isWaiting} and ${not(isUnderWay)} order by 1 limit ${BATCH}`,
  )

const selectLost = [
  lost(
    receipts,
    receipts.id,
    sql`${receipts.verifiedAt} is null and ${receipts.reportRefusedAt} is null`,
    isJobUnderWay('receiptReport', 'receiptId', receipts.id),
  ),
  lost(
    mappingCompletions,
    mappingCompletions.id,
    sql`true`,
    isJobUnderWay('mappingDocument', 'completionId', mappingCompletions.id),
  ),
  lost(
    gazettes,
    gazettes.id,
    eq(gazettes.status, 'received'),
    isJobUnderWay('gazette', 'gazetteId', gazettes.id),
  ),
] as const

/**
 * Requests work again whose retries are used up and that nobody else can request: proofs that the payment
 * provider does not know or was not asked about, documents of finished mappings, editions of the gazette.
 * This covers outages longer than all retries of a job, such as a storage failing over a weekend.
 */
export async function askAnew({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  await database.system(async (transaction) => {
    const [receiptIds, completionIds, gazetteIds] = await transaction.all(...selectLost)
    const jobs: Job[] = [
      ...receiptIds.map((receiptId) => ({ kind: 'receiptReport', receiptId }) as const),
      ...completionIds.map((completionId) => ({ kind: 'mappingDocument', completionId }) as const),
      ...gazetteIds.map((gazetteId) => ({ kind: 'gazette', gazetteId }) as const),
    ]
    const [first, ...others] = jobs.map((job) => ({ kind: 'job', job }) as const)
    if (first) transaction.defer(leaveMessages(null, [first, ...others], clock.now()))
  })
}
