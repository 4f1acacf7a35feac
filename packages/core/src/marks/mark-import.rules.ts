import type { MarkImportResult } from './marks.types.ts'

/** The outcome of one process number of an import. */
export type ImportOutcome = MarkImportResult['outcome']

/** The process numbers of a text, as typed: separated by commas, semicolons, spaces or line breaks. */
export const splitProcessNumbers = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((typed) => typed !== '')

/** Whether an import has added anything. */
export function hasImported({
  results,
}: {
  readonly results: readonly Pick<MarkImportResult, 'outcome'>[]
}): boolean {
  return results.some(({ outcome }) => outcome === 'imported')
}
