import type { MarkImportResult } from './marks.types.ts'
import { parseProcessNumbers } from './process-numbers.ts'

/** What became of one process number of an import. */
export type ImportOutcome = MarkImportResult['outcome']

/** A process number of an import, and what is to become of it. */
export interface PlannedImport {
  /** Digits only, or as typed where malformed. */
  readonly number: string
  readonly outcome: ImportOutcome
}

/**
 * What an import does with each number of a text, in its order and each once: a malformed one is
 * said so, one that the customer has already stays as it is, every other is brought in.
 * @param known process numbers that the customer has
 */
export function planMarkImport(text: string, known: ReadonlySet<string>): PlannedImport[] {
  return parseProcessNumbers(text).map(({ number, isWellFormed }) => {
    if (!isWellFormed) return { number, outcome: 'malformed' }
    return { number, outcome: known.has(number) ? 'alreadyThere' : 'imported' }
  })
}

/** Whether an import brought anything in. */
export function hasImported({
  results,
}: {
  readonly results: readonly Pick<MarkImportResult, 'outcome'>[]
}): boolean {
  return results.some(({ outcome }) => outcome === 'imported')
}
