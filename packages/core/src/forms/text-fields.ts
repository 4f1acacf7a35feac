import * as z from 'zod/mini'
import { fieldLabels } from '../messages/field-labels.ts'
import { fieldMessages } from '../messages/fields.ts'
import { fillMessage } from '../messages/message-text.ts'

/** A field whose name the error texts know. */
export type FieldName = keyof typeof fieldLabels extends `fields.label.${infer Name}` ? Name : never

const labelOf = (field: FieldName) => fieldLabels[`fields.label.${field}`]

/** '{label} é obrigatório'. */
export function requiredMessage(field: FieldName): string {
  return fillMessage(fieldMessages['fields.required'], { label: labelOf(field) })
}

/** '{label} é inválido'. */
export function invalidMessage(field: FieldName): string {
  return fillMessage(fieldMessages['fields.invalid'], { label: labelOf(field) })
}

/** '{label} deve ter no máximo {max} caracteres'. */
export function tooLongMessage(field: FieldName, max: number): string {
  return fillMessage(fieldMessages['fields.tooLong'], { label: labelOf(field), max })
}

/**
 * A text that has to be filled in, trimmed. Blanks only count as nothing.
 * @param max most characters
 */
export function requiredText(field: FieldName, max: number): z.ZodMiniString {
  const required = requiredMessage(field)
  return z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLongMessage(field, max)))
}

/** A text that may stay empty, trimmed; absent is empty. */
export function optionalText(field: FieldName, max: number): z.ZodMiniDefault<z.ZodMiniString> {
  return z._default(
    z.string(invalidMessage(field)).check(z.trim(), z.maxLength(max, tooLongMessage(field, max))),
    '',
  )
}

/** A text that may stay empty, as a body wants it: null in place of nothing. */
export const emptyAsNull = (text: z.ZodMiniDefault<z.ZodMiniString>) =>
  z.pipe(
    text,
    z.transform((value: string) => (value === '' ? null : value)),
  )

/** A text of the firm's data that may stay empty, trimmed; null when it is. */
export const nullableText = (field: FieldName, max: number) => emptyAsNull(optionalText(field, max))

/** A choice that has to be made, by the id of what is chosen. */
export function requiredChoice(field: FieldName): z.ZodMiniString {
  const required = requiredMessage(field)
  return z.string(required).check(z.minLength(1, required))
}

/** An e-mail address, required and valid, without spaces. */
export function emailField(max: number): z.ZodMiniString {
  const required = requiredMessage('email')
  return z.string(required).check(
    z.overwrite((text) => text.replace(/\s/gu, '')),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, tooLongMessage('email', max)),
    z.email(fieldMessages['fields.invalidEmail']),
  )
}
