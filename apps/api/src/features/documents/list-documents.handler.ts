import type { Handler, QueryOf } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { toScope } from '../visibility/call-scope.ts'
import { type DocumentFilter, documentList, selectDocuments } from './documents.store.ts'
import { toDocumentList } from './documents.wire.ts'

function toFilter(query: QueryOf<'listDocuments'>, timeZone: string): DocumentFilter {
  const { demandId, templateId, name } = query
  const own = query.own === true || templateId !== undefined
  return {
    // A demand lists what both sides added to it, a template what was made from it, and the list of all only
    // the firm's documents, unless the user's own are requested.
    ...(demandId && { demandId }),
    ...(templateId && { templateId }),
    ...(own && { own }),
    ...(!demandId && !own && { listed: true }),
    ...toPeriod(query, timeZone),
    ...(name?.trim() && { name: name.trim() }),
  }
}

/** A page of the documents that the user may see, newest first. */
export const listDocuments: Handler<'listDocuments'> = async (call) => {
  const { query, businessId, unit, services } = call
  const { demandId } = query
  const filter = toFilter(query, services.conventions.timeZone)
  const scope = await toScope(call)
  const [page, found] = await readPage(unit, documentList, query, (start) => [
    ...selectDocuments(scope, filter, start),
    ...(demandId ? [selectDemand(demandId, businessId)] : []),
  ])
  if (found) requireDemand(found, await unit.principal())
  return toDocumentList(page)
}
