import { fillMessage, toolFieldMessages as texts } from '@tramite/core/messages'
import {
  createTemplateSchema,
  TEMPLATE_ANSWER_MAX,
  TEMPLATE_ANSWERS_MAX,
  type TemplateAnswers,
  type TemplateFormField,
  toCurrentAnswers,
} from '@tramite/core/templates'

/** Whether answers may be stored or made into a document; refused with a text for each field. */
type AnswersDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly errors: Readonly<Record<string, string>>
    }

function findFaults(fields: readonly TemplateFormField[], answers: TemplateAnswers) {
  const names = new Set(fields.map(({ name }) => name))
  const faults = Object.entries(answers).flatMap(([name, answer]) => {
    if (!names.has(name)) return [[name, texts['templates.fieldUnknown']]]
    if (answer.length <= TEMPLATE_ANSWER_MAX) return []
    return [[name, fillMessage(texts['templates.fieldTooLong'], { max: TEMPLATE_ANSWER_MAX })]]
  })
  const asked = Object.values(toCurrentAnswers(fields, answers))
  const length = asked.reduce((sum, answer) => sum + answer.length, 0)
  const max = TEMPLATE_ANSWERS_MAX
  if (length > max) {
    faults.push(['templateAnswers', fillMessage(texts['templates.answersTooLong'], { max })])
  }
  return faults
}

const decide = (faults: readonly (readonly string[])[]): AnswersDecision =>
  faults.length === 0 ? { allowed: true } : { allowed: false, errors: Object.fromEntries(faults) }

/** Whether a draft may have these answers: any of them may still be missing or incomplete. */
export const evaluateDraft = (
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): AnswersDecision => decide(findFaults(fields, answers))

/** Whether a document may be made from these answers: each field has one. */
export function evaluateTemplateData(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): AnswersDecision {
  const own = toCurrentAnswers(fields, answers)
  const { error } = createTemplateSchema(fields).safeParse(own)
  const missing = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  return decide([...findFaults(fields, answers), ...missing])
}
