import { type Progress, toAnswerProgress } from '../progress/index.ts'
import type { TemplateFormField } from './template-forms.schema.ts'

/** What a user answered so far, by the name of the field. */
export type TemplateAnswers = Readonly<Record<string, string>>

/** The answer to a field, which may be named like anything that objects have of their own. */
const answerTo = (answers: TemplateAnswers, name: string): string | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined

/**
 * How far a document is filled in: answered over total times 100, rounded, and never 100 before all
 * is answered.
 */
export function toTemplateProgress(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): Progress {
  return toAnswerProgress(fields.map(({ name }) => answerTo(answers, name)))
}

/** Whether two sets of answers say the same: an empty answer is none. */
export function isSameAnswers(one: TemplateAnswers, other: TemplateAnswers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (answerTo(one, name) ?? '') === (answerTo(other, name) ?? ''))
}
