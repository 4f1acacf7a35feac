import { fillMessage } from '../messages/message-text.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'
import { type Progress, toAnswerProgress } from '../progress/index.ts'
import { createTemplateSchema, type TemplateFormField } from './template-forms.schema.ts'
import { TEMPLATE_ANSWER_MAX, TEMPLATE_ANSWERS_MAX } from './template-limits.ts'

/** What a user answered so far, by the name of the field. */
export type TemplateAnswers = Readonly<Record<string, string>>

/** Whether answers may be kept or made a document of; refused with a text for each field. */
export type AnswersDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly errors: Readonly<Record<string, string>>
    }

const has = (answers: TemplateAnswers, name: string) => Object.hasOwn(answers, name)

/** The answer to a field, which may be named like anything that objects have of their own. */
const answerTo = (answers: TemplateAnswers, name: string): string | undefined =>
  has(answers, name) ? answers[name] : undefined

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

/** The answers of a draft that still have their field: the firm may have changed the template. */
export function toCurrentAnswers(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): TemplateAnswers {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const answer = answerTo(answers, name)
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
}

function findFaults(fields: readonly TemplateFormField[], answers: TemplateAnswers) {
  const names = new Set(fields.map(({ name }) => name))
  const faults = Object.entries(answers).flatMap(([name, answer]) => {
    if (!names.has(name)) return [[name, texts['templates.fieldUnknown']]]
    if (answer.length <= TEMPLATE_ANSWER_MAX) return []
    return [[name, fillMessage(texts['templates.fieldTooLong'], { max: TEMPLATE_ANSWER_MAX })]]
  })
  const length = Object.values(answers).reduce((sum, answer) => sum + answer.length, 0)
  const max = TEMPLATE_ANSWERS_MAX
  if (length > max) {
    faults.push(['templateAnswers', fillMessage(texts['templates.answersTooLong'], { max })])
  }
  return faults
}

const decide = (faults: readonly (readonly string[])[]): AnswersDecision =>
  faults.length === 0 ? { allowed: true } : { allowed: false, errors: Object.fromEntries(faults) }

/** Whether a draft may hold these answers: any of them may still be missing or unfinished. */
export const evaluateDraft = (
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): AnswersDecision => decide(findFaults(fields, answers))

/** Whether a document may be made of these answers: each field has one. */
export function evaluateTemplateData(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): AnswersDecision {
  const own = toCurrentAnswers(fields, answers)
  const { error } = createTemplateSchema(fields).safeParse(own)
  const missing = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  return decide([...findFaults(fields, answers), ...missing])
}
