import { markMessages } from '../messages/marks.ts'
import type { ImportOutcome } from './mark-import.rules.ts'
import type { MarkImportResult } from './marks.types.ts'

const texts: Readonly<Record<ImportOutcome, string>> = {
  imported: markMessages['marks.import.imported'],
  alreadyThere: markMessages['marks.import.alreadyThere'],
  malformed: markMessages['marks.import.malformed'],
}

/** The text about one number of an import. */
export function toImportText({ outcome }: Pick<MarkImportResult, 'outcome'>): string {
  return texts[outcome]
}
