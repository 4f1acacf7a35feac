import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { auditList, selectAuditEntries } from './audit.store.ts'

/** A page of the audit log, for the firm's admins. */
export const listFirmAudit: Handler<'listFirmAudit'> = async ({ query, unit, services }) => {
  const { actorId, customerId, subjectId, event } = query
  const filter = {
    ...toPeriod(query, services.conventions.timeZone),
    ...(actorId && { actorId }),
    ...(customerId && { customerId }),
    ...(subjectId && { subjectId }),
    ...(event && { event }),
  }
  const [{ shown, ...rest }] = await readPage(unit, auditList, query, (start) =>
    selectAuditEntries(start, filter),
  )
  return { entries: shown, ...rest }
}
