import { type CivilDate, formatDate } from '../calendar/index.ts'
import { CSV_MARK, toCsvLine } from '../exports/index.ts'
import { foldText } from '../fold-text.ts'
import {
  mappingMessages,
  mappingReportMessages as reportTexts,
  mappingSheetMessages as texts,
} from '../messages/mapping.ts'
import { fillMessage } from '../messages/message-text.ts'
import { toAnswerText } from './answer-values.ts'
import { suggestLegalBases } from './legal-basis.rules.ts'
import type { MappingQuestion, MappingReport } from './mapping.types.ts'
import type { ChangedActivity, MappingChanges, MappingSince } from './mapping-changes.rules.ts'
import type { MappingStage } from './mapping-stage.rules.ts'

type Questions = readonly MappingQuestion[]

const orNothing = (answer: string) => answer || texts['mapping.sheet.unanswered']

function toChangeText(
  { name, earlierName, answers }: ChangedActivity,
  questions: Questions,
): string {
  const nameOf = new Map(questions.map((question) => [question.field, question.name]))
  const renamed =
    earlierName === null
      ? []
      : [fillMessage(texts['mapping.sheet.renamed'], { before: earlierName, now: name })]
  const answered = answers.map(({ field, before, now }) =>
    fillMessage(texts['mapping.sheet.answered'], {
      question: nameOf.get(field) ?? field,
      before: orNothing(before),
      now: orNothing(now),
    }),
  )
  return [...renamed, ...answered].join('\n')
}

/** The texts of the changes of each current activity, by its id. */
function toChangeTexts(
  { added, changed }: MappingChanges,
  questions: Questions,
): ReadonlyMap<string, string> {
  return new Map([
    ...added.map(({ id }) => [id, texts['mapping.sheet.added']] as const),
    ...changed.map((activity) => [activity.id, toChangeText(activity, questions)] as const),
  ])
}

/** Whose answers a spreadsheet has, and how far the mapping is. */
export interface MappingSheetOf {
  /** Its name; undefined while unknown. */
  readonly business: string | undefined
  readonly stage: MappingStage
}

function toStageText(stage: MappingStage): string {
  const isNamed = stage === 'FINISHED' || stage === 'IN_PROGRESS'
  return texts[`mapping.sheet.stage.${isNamed ? stage : 'other'}`]
}

/** The earlier mapping in a spreadsheet. */
export interface MappingSheetSince {
  readonly since: MappingSince
  readonly timeZone: string
}

/**
 * All answers as a CSV for spreadsheet programs, in the order of the questions: one line per activity,
 * with its business, the stage of the mapping, its sector, every answer and the legal basis that each purpose suggests,
 * and one for each sector without activities. If an earlier mapping is known, a column describes the changes since then, and removed
 * activities follow at the end.
 * @param earlier omitted if it could not be read
 */
export function toMappingSheet(
  { sectors }: MappingReport,
  questions: Questions,
  of: MappingSheetOf,
  earlier?: MappingSheetSince,
): string {
  const since = earlier?.since.kind === 'changes' ? earlier.since : null
  const changes = since && toChangeTexts(since.changes, questions)
  const whose = [of.business ?? '', toStageText(of.stage)]
  const head = [
    texts['mapping.sheet.business'],
    texts['mapping.sheet.stage'],
    texts['mapping.sheet.sector'],
    texts['mapping.sheet.activity'],
    ...questions.map(({ name }) => name),
    texts['mapping.sheet.bases'],
    ...(since && earlier
      ? [
          fillMessage(reportTexts['mapping.report.changes'], {
            day: formatDate(since.completedAt, earlier.timeZone),
          }),
        ]
      : []),
  ]
  const noActivity = ['', ...questions.map(() => ''), '', ...(changes ? [''] : [])]
  const lines = sectors.flatMap(({ sectorName, activities }) => {
    if (activities.length === 0) return [[sectorName, ...noActivity]]
    return activities.map((activity) => [
      sectorName,
      activity.label,
      ...questions.map(({ field }) => toAnswerText(field, activity[field])),
      suggestLegalBases(activity)
        .map(
          ({ purpose, basis }) =>
            `${purpose}: ${basis ?? reportTexts['mapping.report.unknownBasis']}`,
        )
        .join('\n'),
      ...(changes ? [changes.get(activity.id) ?? texts['mapping.sheet.same']] : []),
    ])
  })
  const gone = (since?.changes.removed ?? []).map(({ sector, name }) => [
    sector,
    name,
    ...questions.map(() => ''),
    '',
    texts['mapping.sheet.removed'],
  ])
  const rows = [...lines, ...gone].map((line) => [...whose, ...line])
  return CSV_MARK + [head, ...rows].map(toCsvLine).join('')
}

/**
 * The file name of the spreadsheet, by the business and the day, so that those of two businesses differ. Of
 * the name of the business it has what every file system takes: letters without accents, and digits.
 * @param business its name; undefined while unknown
 */
export function toMappingSheetName(business: string | undefined, day: CivilDate): string {
  const words = foldText(business ?? '').match(/[a-z0-9]+/g) ?? []
  const name = ['', ...words].join('-')
  return fillMessage(mappingMessages['mapping.reportFile'], { business: name, day })
}
