import type { MarkImportResult } from './marks.types.ts'

/** What became of one process number of an import. */
export type ImportOutcome = MarkImportResult['outcome']

/** Whether an import brought anything in. */
export function hasImported({
  results,
}: {
  readonly results: readonly Pick<MarkImportResult, 'outcome'>[]
}): boolean {
  return results.some(({ outcome }) => outcome === 'imported')
}
