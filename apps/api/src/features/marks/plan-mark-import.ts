import type { ImportOutcome } from '@tramite/core/marks'
import { parseProcessNumbers } from './process-numbers.ts'

/** A process number of an import, and the planned action. */
interface PlannedImport {
  /** Digits only, or as typed where malformed. */
  readonly number: string
  readonly outcome: ImportOutcome
}

/**
 * What an import does with each number of a text, in order and each once: a malformed one is reported, one
 * that the customer already has is left unchanged, every other is imported.
 * @param known process numbers that the customer has
 */
export function planMarkImport(text: string, known: ReadonlySet<string>): PlannedImport[] {
  return parseProcessNumbers(text).map(({ number, isWellFormed }) => {
    if (!isWellFormed) return { number, outcome: 'malformed' }
    return { number, outcome: known.has(number) ? 'alreadyThere' : 'imported' }
  })
}
