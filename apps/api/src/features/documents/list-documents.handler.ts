import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPeriod } from '../../http/period.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { toScope } from '../demands/call-scope.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { type DocumentFilter, selectDocuments } from './documents.store.ts'
import { toDocument } from './documents.wire.ts'

function toFilter(query: QueryOf<'listDocuments'>, timeZone: string): DocumentFilter {
  const { demandId, name } = query
  return {
    // A demand shows what both sides added to it, the list of all only what the firm did.
    ...(demandId ? { demandId } : { listed: true }),
    ...toPeriod(query, timeZone),
    ...(name?.trim() && { name: name.trim() }),
  }
}

/** A page of the documents that the user may see, newest first. Specification, part 2 §2. */
export const listDocuments: Handler<'listDocuments'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const { limit = 50, page = 0, demandId } = query
  const filter = toFilter(query, services.conventions.timeZone)
  const [rows, counts] = selectDocuments(await toScope(call), filter, limit, page * limit)

  const [documents, [counted], found] = demandId
    ? await unit.read(rows, counts, selectDemand(demandId, businessId))
    : [...(await unit.read(rows, counts)), undefined]
  const principal = await unit.principal()
  requireVisible(principal, services, now)
  if (found) requireDemand(found, principal, call)
  return { documents: documents.map(toDocument), total: counted?.total ?? 0 }
}
