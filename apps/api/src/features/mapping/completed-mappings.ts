import type { AnswerOf, CallParts } from '../../http/operation.ts'
import { listById, type Paging, readPage } from '../../http/page.ts'
import { selectDocuments } from '../documents/documents.store.ts'
import { toDocument } from '../documents/documents.wire.ts'

type CompletedMappings = AnswerOf<'listMappingDocuments'>
const completedMappingList = listById('mappingDocuments')

/** The completed mappings before the first one. */
export const noCompletedMappings: CompletedMappings = { documents: [], total: 0, nextCursor: null }

/** A page of the documents of completed mappings, newest first; none for users who cannot see its demand. */
export async function listCompletedMappings(
  { unit }: CallParts<'unit'>,
  mapping: { readonly demandId: string | null; readonly businessId: string },
  query: Paging,
): Promise<CompletedMappings> {
  const { demandId, businessId } = mapping
  if (demandId === null) return noCompletedMappings
  const [{ shown, ...rest }] = await readPage(unit, completedMappingList, query, (start) =>
    selectDocuments({ kind: 'one', businessId }, { demandId, flagged: true }, start),
  )
  return { documents: shown.map(toDocument), ...rest }
}
