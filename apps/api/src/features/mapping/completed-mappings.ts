import { cursorId, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { AnswerOf, Call, OperationId } from '../../http/operation.ts'
import type { Paging } from '../../http/page.ts'
import { selectDocuments } from '../documents/documents.store.ts'
import { toDocument } from '../documents/documents.wire.ts'

type CompletedMappings = AnswerOf<'listMappingDocuments'>
const list = 'mappingDocuments'

/** Those of a mapping that has not begun. */
export const noCompletedMappings: CompletedMappings = { documents: [], total: 0, nextCursor: null }

/**
 * A page of the documents that finishing a mapping made, newest first; none for whom its demand does
 * not exist. Specification, part 2 §2.
 */
export async function listCompletedMappings(
  { unit }: Pick<Call<OperationId>, 'unit'>,
  mapping: { readonly demandId: string | null; readonly businessId: string },
  { limit = 50, page = 0, cursor }: Paging,
): Promise<CompletedMappings> {
  const [before = null] = cursor === undefined ? [] : decodeCursor(list, cursor, [cursorId])
  const { demandId, businessId } = mapping
  if (demandId === null) return noCompletedMappings
  const [rows, [counted]] = await unit.read(
    ...selectDocuments(
      { kind: 'one', businessId },
      { demandId, flagged: true },
      { limit: limit + 1, offset: before === null ? page * limit : 0, before },
    ),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    documents: shown.map(toDocument),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor(list, [last.id]) : null,
  }
}
