import { type Progress, toAnswerProgress } from '../progress/index.ts'
import type { TemplateFormField } from './template-forms.schema.ts'
import { TEMPLATE_ANSWER_MAX } from './template-limits.ts'

/** The user's answers so far, by the name of the field. */
export type TemplateAnswers = Readonly<Record<string, string>>

/** The answer to a field, whose name may equal that of a property that all objects have. */
const answerTo = (answers: TemplateAnswers, name: string): string | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined

/**
 * How far a document is filled in: answered over total times 100, rounded, but never 100 before
 * everything is answered.
 */
export function toTemplateProgress(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): Progress {
  return toAnswerProgress(fields.map(({ name }) => answerTo(answers, name)))
}

/** Whether two sets of answers are equal: an empty answer counts as none. */
export function isSameAnswers(one: TemplateAnswers, other: TemplateAnswers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (answerTo(one, name) ?? '') === (answerTo(other, name) ?? ''))
}

/** Whether an answer is longer than the server takes. */
export const isAnswerTooLong = (answer: string): boolean => answer.length > TEMPLATE_ANSWER_MAX

/**
 * The answers that a draft may have: the server refuses all of them where one is too long, which therefore stays as
 * it was.
 * @param kept the draft as it is
 */
export function toStorableAnswers(
  answers: TemplateAnswers,
  kept: TemplateAnswers,
): TemplateAnswers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const stored = isAnswerTooLong(answer) ? answerTo(kept, name) : answer
      return stored === undefined ? [] : [[name, stored]]
    }),
  )
}
