import { CSV_MARK, toCsvLine } from '../exports/csv.ts'
import { mappingSheetMessages as texts } from '../messages/mapping.ts'
import { toAnswerText } from './answer-values.ts'
import { suggestLegalBases } from './legal-basis.rules.ts'
import type { MappingReport } from './mapping.types.ts'
import { mappingQuestions } from './mapping-questions.ts'

/**
 * All answers as a CSV for spreadsheet programs: a line for each activity, with its sector, every answer
 * and the legal basis that each purpose suggests.
 */
export function toMappingSheet({ sectors }: MappingReport): string {
  const head = [
    texts['mapping.sheet.sector'],
    texts['mapping.sheet.activity'],
    ...mappingQuestions.map(({ name }) => name),
    texts['mapping.sheet.bases'],
  ]
  const lines = sectors.flatMap(({ sectorName, activities }) =>
    activities.map((activity) => [
      sectorName,
      activity.label,
      ...mappingQuestions.map(({ field }) => toAnswerText(field, activity[field])),
      suggestLegalBases(activity)
        .map(({ purpose, basis }) => `${purpose}: ${basis ?? texts['mapping.sheet.unknownBasis']}`)
        .join('\n'),
    ]),
  )
  return CSV_MARK + [head, ...lines].map(toCsvLine).join('')
}
