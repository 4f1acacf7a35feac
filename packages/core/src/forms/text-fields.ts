import * as z from 'zod/mini'
import { fieldLabels } from '../messages/field-labels.ts'
import { fieldMessages } from '../messages/fields.ts'
import { fillMessage } from '../messages/message-text.ts'
import { stripInvisible } from '../strip-invisible.ts'

/** A field whose label the error texts know. */
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

/** Strips invisible characters and trims, as the server does before it validates a text. */
export const cleanText = () => z.overwrite<string>((text) => stripInvisible(text).trim())

/**
 * A required text with its own messages, trimmed. A text without a visible character counts as empty.
 * @param max maximum number of characters
 */
export function requiredTextOf(required: string, max: number, tooLong: string): z.ZodMiniString {
  return z.string(required).check(cleanText(), z.minLength(1, required), z.maxLength(max, tooLong))
}

/**
 * A required text, trimmed. A text without a visible character counts as empty.
 * @param max maximum number of characters
 */
export function requiredText(field: FieldName, max: number): z.ZodMiniString {
  return requiredTextOf(requiredMessage(field), max, tooLongMessage(field, max))
}

/** An optional text, trimmed; absent counts as empty. */
export function optionalText(field: FieldName, max: number): z.ZodMiniDefault<z.ZodMiniString> {
  return z._default(
    z
      .string(invalidMessage(field))
      .check(cleanText(), z.maxLength(max, tooLongMessage(field, max))),
    '',
  )
}

/** An optional text as a request body wants it: null when empty. */
export const emptyAsNull = (text: z.ZodMiniDefault<z.ZodMiniString>) =>
  z.pipe(
    text,
    z.transform((value: string) => (value === '' ? null : value)),
  )

/** An optional text of the firm's data, trimmed; null when empty. */
export const nullableText = (field: FieldName, max: number) => emptyAsNull(optionalText(field, max))

/** A required choice, by the id of what is chosen. */
export function requiredChoice(field: FieldName): z.ZodMiniString {
  const required = requiredMessage(field)
  return z.string(required).check(z.minLength(1, required))
}

/** A required, valid e-mail address without spaces. */
export function emailField(max: number): z.ZodMiniString {
  const required = requiredMessage('email')
  return z.string(required).check(
    z.overwrite((text) => text.replace(/\s/gu, '')),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, tooLongMessage('email', max)),
    z.email(fieldMessages['fields.invalidEmail']),
  )
}
