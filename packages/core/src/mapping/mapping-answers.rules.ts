import { type Progress, toAnswerProgress, toProgress } from '../progress/index.ts'
import { toStoredAnswer } from './answer-values.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

/** Answers by the field of their question; a missing one is not answered. */
export type AnswersByField = Readonly<Partial<Record<MappingField, string>>>

/** Progress over the fifteen questions: 7 are 47 percent. */
export function toActivityProgress(answers: AnswersByField): Progress {
  return toAnswerProgress(mappingFields.map((field) => answers[field]))
}

/**
 * The stored answers after a change: each value once and trimmed, questions without a value left out. The
 * description of the activity is prose and stays as it was written.
 * @param changes omitted fields keep their answers
 */
export function changeAnswers(
  answers: AnswersByField,
  changes: AnswersByField,
): Partial<Record<MappingField, string>> {
  const changed = mappingFields.map((field): [MappingField, string] => {
    const answer = changes[field] ?? answers[field] ?? ''
    return [field, toStoredAnswer(field, answer)]
  })
  return Object.fromEntries(changed.filter(([, answer]) => answer !== ''))
}

/** The position of a question in the questionnaire: '1 de 15' for the first. */
export function toQuestionPlace(index: number): string {
  return `${index + 1} de ${mappingFields.length}`
}

/** The percentage of an activity from the number of its stored answers. */
export const toAnswerPercentage = (answered: number): number =>
  toProgress(answered, mappingFields.length).percent
