import { evaluateAccess } from '@tramite/core/access'
import { sql } from 'drizzle-orm'
import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import { sqlCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import type { NoticeReader } from './reminder-notice.rules.ts'

const selectPrincipals = (userIds: readonly string[]) =>
  sqlCommand(
    sql`select principal from session_principals
      where user_id = any(${sql.param(userIds)}::uuid[])`,
    ({ rows }) => rows.map(([principal]) => principal as Omit<Principal, 'sessionId'>),
  )

const isCustomer = (found: Omit<Principal, 'sessionId'>): found is CustomerPrincipal => !found.staff

/** Of some users, those who may sign in to the portal, with what decides on their notices. */
export async function loadNoticeReaders(
  transaction: Transaction,
  userIds: readonly string[],
  { clock, conventions }: Pick<JobPorts, 'clock' | 'conventions'>,
): Promise<Map<string, NoticeReader>> {
  const now = clock.now()
  const found = await transaction.run(selectPrincipals([...new Set(userIds)]))
  const readers = found.filter(isCustomer).map((user): NoticeReader => {
    const access = evaluateAccess(contractInputOf(user, { conventions }, now))
    return { id: user.userId, businessIds: user.businessIds, visible: access.visible }
  })
  return new Map(readers.map((reader) => [reader.id, reader]))
}
