import type { MessageCode } from '@tramite/core/messages'
import { catalogue, message } from '@tramite/core/messages'
import type { ErrorObject } from 'ajv'
import type { OperationSpec, RefusedRule } from './contract.ts'

const isEmptyChange = ({ keyword, instancePath }: ErrorObject) =>
  keyword === 'minProperties' && instancePath === ''

/**
 * The text for a refused request as a whole: of a change without a field, that there is nothing to change; else that
 * of its first field, if the contract has none for all.
 * @param faults of its validation, if that refused it
 */
export function toRefusalText(
  spec: OperationSpec | undefined,
  errors: Readonly<Record<string, string>>,
  faults: readonly ErrorObject[] = [],
): string | undefined {
  if (faults.some(isEmptyChange)) return message('fields.nothingToChange')
  const code = spec?.['x-text']
  return code ? message(code) : Object.values(errors)[0]
}

const formats: Readonly<Record<string, MessageCode>> = {
  email: 'fields.invalidEmail',
  date: 'fields.invalidDate',
  'date-time': 'fields.invalidDate',
  uuid: 'fields.invalidId',
}

/** Maximum length of the name of an unknown field, which the caller chose. */
const MOST_OF_NAME = 80
const shorten = (name: string) => [...name].slice(0, MOST_OF_NAME).join('')

function toField({ keyword, instancePath, params }: ErrorObject): string {
  const path = shorten(instancePath.slice(1).replaceAll('/', '.'))
  const own =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? shorten(params.additionalProperty)
        : undefined
  if (own === undefined) return path
  return path === '' ? String(own) : `${path}.${own}`
}

function toRule({ keyword }: ErrorObject): RefusedRule | undefined {
  // A text that must not be empty or blank declares it by `minLength` and `pattern`.
  if (keyword === 'required' || keyword === 'minLength' || keyword === 'pattern') return 'required'
  if (keyword === 'exclusiveMinimum') return 'tooSmall'
  return keyword === 'maxLength' ? 'tooLong' : undefined
}

const isCode = (code: string): code is MessageCode => code in catalogue

const isPlace = (part: string) => /^\d+$/.test(part)

/** The label of a field, or of the list that it is in; its wire name if it has none. */
export function labelOf(field: string): string {
  const code = `fields.label.${field.split('.').findLast((part) => !isPlace(part))}`
  return isCode(code) ? message(code) : field
}

/** The pattern of a text that is not blank. */
export const notBlank = '\\S'

function toText(label: string, { keyword, params }: ErrorObject): string {
  if (keyword === 'pattern' && params.pattern === notBlank) {
    return message('fields.required', { label })
  }
  switch (keyword) {
    case 'required':
    case 'minLength':
      return message('fields.required', { label })
    case 'maxLength':
      return message('fields.tooLong', { label, max: params.limit })
    case 'maxItems':
      return message('fields.tooMany', { label, max: params.limit })
    case 'type':
      return message('fields.invalidType')
    case 'enum':
    case 'const':
      return message('fields.invalidOption')
    case 'format':
      return message(formats[params.format] ?? 'fields.invalidValue', { label })
    case 'additionalProperties':
      return message('fields.unknown', { field: shorten(params.additionalProperty) })
    default:
      return message('fields.invalidValue', { label })
  }
}

/** The character that no column accepts. */
const NUL = '\0'

function findNul(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, held] of Object.entries(value)) {
    const found = findNul(held, [...path, name])
    if (found) return found
  }
  return undefined
}

/** The message of the first field of a request that holds a NUL; undefined where none does. */
export function toNulErrors(parts: readonly unknown[]): Record<string, string> | undefined {
  const field = parts.map((part) => findNul(part)).find((found) => found !== undefined)
  return field ? { [field]: message('fields.invalidValue', { label: labelOf(field) }) } : undefined
}

/**
 * The first message of each refused field, in Portuguese: the one that the contract defines, or a general
 * one for its rule.
 */
export function toFieldErrors(
  spec: OperationSpec | undefined,
  errors: readonly ErrorObject[],
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const error of errors) {
    const field = toField(error)
    // A fault of the body as a whole belongs to no field.
    if (field === '') continue
    const rule = toRule(error)
    const code = rule && spec?.['x-texts']?.[field]?.[rule]
    messages[field] ??= code ? message(code) : toText(labelOf(field), error)
  }
  return messages
}
