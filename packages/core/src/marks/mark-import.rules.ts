import type { MarkImportResult } from './marks.types.ts'

/** The outcome of one process number of an import. */
export type ImportOutcome = MarkImportResult['outcome']

/** Whether an import has added anything. */
export function hasImported({
  results,
}: {
  readonly results: readonly Pick<MarkImportResult, 'outcome'>[]
}): boolean {
  return results.some(({ outcome }) => outcome === 'imported')
}
