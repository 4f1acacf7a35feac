import type { Document } from '../documents/index.ts'
import type { PreviousMappingReport } from './mapping.types.ts'
import type { MappingStage } from './mapping-stage.rules.ts'

type Filed = Pick<Document, 'createdAt'>

/** Documents per request: those of the last two completions, each of many parts. */
export const MAPPING_PDF_DOCUMENTS = 50

/** The document of a mapping. */
export interface MappingPdf<Item> {
  /** The documents; a large mapping has several, in order. */
  readonly documents: readonly Item[]
  /** It matches the current mapping; otherwise it is that of an earlier completion. */
  readonly isCurrent: boolean
}

/** Number of completed mappings to which documents belong: all parts of a large one are made at once. */
export const countCompletions = (documents: readonly Filed[]): number =>
  new Set(documents.map(({ createdAt }) => createdAt)).size

/**
 * The document of the last completed mapping. That of a finished mapping is made a moment later than it is
 * finished: until then it is the one before.
 * @param documents as `listMappingDocuments` answers, newest first
 * @param previous as `getPreviousMappingReport` answers
 * @returns null if there is none
 */
export function toMappingPdf<Item extends Filed>(
  documents: readonly Item[],
  { completedAt }: Pick<PreviousMappingReport, 'completedAt'>,
  stage: MappingStage,
): MappingPdf<Item> | null {
  const isFinished = stage === 'FINISHED'
  const isOfPrevious = ({ createdAt }: Filed) => createdAt === completedAt
  const [newest] = documents
  const isMade = newest !== undefined && (completedAt === null || newest.createdAt > completedAt)
  const isCurrent = isFinished && isMade
  const shown = isCurrent ? newest : (documents.find(isOfPrevious) ?? newest)
  if (!shown) return null
  return {
    documents: documents.filter(({ createdAt }) => createdAt === shown.createdAt),
    isCurrent,
  }
}
