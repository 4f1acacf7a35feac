import { evaluateAccess } from '@tramite/core/access'
import { sql } from 'drizzle-orm'
import { selectCustomerPrincipals } from '../../db/principals.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import type { NoticeReader } from './reminder-notice.rules.ts'

/** Those of some users who may sign in to the portal, with the facts that decide on their notices. */
export async function loadNoticeReaders(
  transaction: Transaction,
  userIds: readonly string[],
  { clock, conventions }: Pick<JobPorts, 'clock' | 'conventions'>,
): Promise<Map<string, NoticeReader>> {
  const now = clock.now()
  const ids = sql.param([...new Set(userIds)])
  const found = await transaction.run(selectCustomerPrincipals(sql`= any(${ids}::uuid[])`))
  const readers = found.map((user): NoticeReader => {
    const access = evaluateAccess(contractInputOf(user, { conventions }, now))
    return { id: user.userId, businessIds: user.businessIds, visible: access.visible }
  })
  return new Map(readers.map((reader) => [reader.id, reader]))
}
