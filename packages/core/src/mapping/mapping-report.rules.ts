import { type Progress, toProgress } from '../progress/index.ts'
import { parseAnswer } from './answer-values.ts'
import { type LegalBasis, suggestLegalBases } from './legal-basis.rules.ts'
import type { MappingActivity, MappingReport } from './mapping.types.ts'
import { mappingFields } from './mapping-fields.ts'
import { findInAnswers, type MappingFinding } from './mapping-findings.rules.ts'
import { someOf } from './says-none.ts'

/** An activity in the report; a list is empty where nothing was answered. */
export interface ReportedActivity {
  readonly id: string
  readonly name: string
  /** Categories of data. */
  readonly data: readonly string[]
  /** Data subjects. */
  readonly people: readonly string[]
  /** Purposes, each with the legal basis that it suggests. */
  readonly bases: readonly LegalBasis[]
  /** Recipients. */
  readonly receivers: readonly string[]
  /** Countries abroad; empty if the data stays in the country. */
  readonly abroad: readonly string[]
  /** How long the data is kept, and what happens to it then. */
  readonly kept: readonly string[]
  readonly findings: readonly MappingFinding[]
  /** Number of answered questions. */
  readonly answered: number
}

/** A sector in the report. */
export interface ReportedSector {
  readonly id: string
  readonly name: string
  readonly activities: readonly ReportedActivity[]
}

/** The mapping as a report. */
export interface ReportedMapping {
  readonly sectors: readonly ReportedSector[]
  /** Number of activities in all sectors. */
  readonly activities: number
  /** Answered questions of all activities. */
  readonly progress: Progress
}

function toReportedActivity(activity: MappingActivity): ReportedActivity {
  return {
    id: activity.id,
    name: activity.label,
    data: parseAnswer(activity.question1),
    people: parseAnswer(activity.question2),
    bases: suggestLegalBases(activity),
    receivers: parseAnswer(activity.question10),
    abroad: someOf(activity, 'question12'),
    kept: parseAnswer(activity.question14),
    findings: findInAnswers(activity),
    answered: mappingFields.filter((field) => activity[field].trim() !== '').length,
  }
}

/**
 * The report of all answers: which data, whose, for what purpose and on which basis, where it goes and
 * how long it is kept (the record of processing: LGPD, art. 37).
 */
export function toReportedMapping({ sectors }: MappingReport): ReportedMapping {
  const reported = sectors.map(({ id, sectorName, activities }) => ({
    id,
    name: sectorName,
    activities: activities.map(toReportedActivity),
  }))
  const all = reported.flatMap(({ activities }) => activities)
  const answered = all.reduce((sum, activity) => sum + activity.answered, 0)
  return {
    sectors: reported,
    activities: all.length,
    progress: toProgress(answered, all.length * mappingFields.length),
  }
}
