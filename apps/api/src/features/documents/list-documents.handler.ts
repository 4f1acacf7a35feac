import { cursorId, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPeriod } from '../../http/period.ts'
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

const list = 'documents'

/** A page of the documents that the user may see, newest first. Specification, part 2 §2. */
export const listDocuments: Handler<'listDocuments'> = async (call) => {
  const { query, businessId, unit, services } = call
  const { limit = 50, page = 0, cursor, demandId } = query
  const [before = null] = cursor === undefined ? [] : decodeCursor(list, cursor, [cursorId])
  const offset = before === null ? page * limit : 0
  const filter = toFilter(query, services.conventions.timeZone)
  const [rows, counts] = selectDocuments(await toScope(call), filter, {
    limit: limit + 1,
    offset,
    before,
  })

  const [documents, [counted], found] = demandId
    ? await unit.read(rows, counts, selectDemand(demandId, businessId))
    : [...(await unit.read(rows, counts)), undefined]
  const principal = await unit.principal()
  if (found) requireDemand(found, principal)
  const shown = documents.slice(0, limit)
  const last = documents.length > limit ? shown.at(-1) : undefined
  return {
    documents: shown.map(toDocument),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor(list, [last.id]) : null,
  }
}
