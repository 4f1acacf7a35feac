import * as z from 'zod/mini'
import { cleanText } from '../forms/text-fields.ts'
import { fillMessage } from '../messages/message-text.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'
import { answerKindOf } from './answer-kinds.ts'
import { TEMPLATE_ANSWER_MAX, TEMPLATE_FIELDS_PER_PAGE } from './template-limits.ts'

/** The fields of a template's field that the form reads. */
export interface TemplateFormField {
  /** Its key in the answers. */
  readonly name: string
  readonly label: string
  /** Its position in the form. */
  readonly index: number
  /** One of `templateFieldTypes`; an unknown or missing type means text. */
  readonly type?: string
  /** The maximum value of a numeric field. */
  readonly maximum?: number | undefined
}

const byIndex = (a: TemplateFormField, b: TemplateFormField) => a.index - b.index

/** The fields in the order of the form. */
export function orderFields<Field extends TemplateFormField>(fields: readonly Field[]): Field[] {
  return [...fields].sort(byIndex)
}

/** The pages of a template's form: its fields in order, three on each. */
export function toTemplatePages<Field extends TemplateFormField>(
  fields: readonly Field[],
): Field[][] {
  const ordered = orderFields(fields)
  const count = Math.ceil(ordered.length / TEMPLATE_FIELDS_PER_PAGE)
  return Array.from({ length: count }, (_, page) =>
    ordered.slice(page * TEMPLATE_FIELDS_PER_PAGE, (page + 1) * TEMPLATE_FIELDS_PER_PAGE),
  )
}

function toSchema({ type, maximum }: TemplateFormField) {
  const required = texts['templates.fieldRequired']
  const max = TEMPLATE_ANSWER_MAX
  const { isValid, error, toAmount } = answerKindOf(type)
  const isWithin = (answer: string) => (toAmount?.(answer) ?? 0) <= (maximum ?? Infinity)
  const tooMuch = fillMessage(texts['templates.numberTooLarge'], { max: maximum ?? '' })
  return z
    .string(required)
    .check(
      cleanText(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, fillMessage(texts['templates.fieldTooLong'], { max })),
      z.refine(isValid, { error, abort: true }),
      z.refine(isWithin, tooMuch),
    )
}

/** Whether the form accepts an answer to a field. */
export const isAnswerAccepted = (field: TemplateFormField, answer: string): boolean =>
  toSchema(field).safeParse(answer).success

/**
 * The form of some fields of a template, a page's or all: each is required.
 * @param fields those of a page, from `toTemplatePages`, or all of them for the final check
 */
export function createTemplateSchema(fields: readonly TemplateFormField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, toSchema(field)])))
}

/**
 * The toast of a refused form, about the first missing field; null if none is missing.
 * @param errors by field, from `toFieldErrors`
 */
export function toTemplateToast(
  fields: readonly TemplateFormField[],
  errors: Readonly<Record<string, string | undefined>>,
): string | null {
  const required = texts['templates.fieldRequired']
  const missing = orderFields(fields).find(({ name }) => errors[name] === required)
  return missing ? fillMessage(texts['templates.fieldMissing'], { field: missing.label }) : null
}
