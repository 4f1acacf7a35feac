import { stripInvisible } from '@tramite/core/forms'
import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import { compileOnce, type RouteSchema } from './compile-once.ts'
import { notBlank } from './field-errors.ts'

// Neither instance removes or ignores an unknown field. Only paths, queries and headers, where
// everything is text, have their values converted to numbers and booleans.
const shared = { strict: false, useDefaults: true } as const
/** One validator that stops at the first error, and one that collects all. */
const createPair = (coerceTypes: boolean) => ({
  first: new Ajv({ ...shared, coerceTypes }),
  all: new Ajv({ ...shared, coerceTypes, allErrors: true }),
})
const forBodies = createPair(false)
const forAddresses = createPair(true)

/** Number of values in a request above which only its first error is reported: forms have fewer. */
const MOST_VALUES = 300
/** Maximum number of errors reported. */
const MOST_MISTAKES = 20

/** Days and instants with which calendars can still calculate, in both directions. */
const countable = /^(19|2\d)\d\d-/
const dateFormats = ['date', 'date-time'] as const

/** The location of a value in a request. */
interface Place {
  readonly parentData: Record<string | number, unknown>
  readonly parentDataProperty: string | number
}

/** For an id that clients may also write in capitals (RFC 9562, section 4): the database returns lower case. */
const lowercaseId = {
  keyword: 'lowercaseId',
  type: 'string',
  modifying: true,
  errors: false,
  validate: (_: unknown, id: string, __: unknown, place?: Place) => {
    if (place) place.parentData[place.parentDataProperty] = id.toLowerCase()
    return true
  },
} as const

/** Strips invisible characters of a text that people write, before it is validated and stored. */
const stripInvisibleText = {
  keyword: 'stripInvisibleText',
  type: 'string',
  modifying: true,
  errors: false,
  before: 'maxLength',
  validate: (_: unknown, text: string, __: unknown, place?: Place) => {
    if (place) place.parentData[place.parentDataProperty] = stripInvisible(text)
    return true
  },
} as const

interface TextSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: unknown
  readonly const?: unknown
}

/** Whether a schema is that of a text in words, rather than of a date, a code or a password. */
const isProse = ({ type, format, pattern = notBlank, ...only }: TextSchema) =>
  [type].flat().includes('string') &&
  format === undefined &&
  pattern === notBlank &&
  only.enum === undefined &&
  only.const === undefined

/**
 * The same schema with every id lowercased, so that ids can be compared as they are, and every text in words without
 * invisible characters.
 */
function withNormalizers<Schema>(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withNormalizers) as Schema
  const parts = Object.entries(schema).map(([name, part]) => [name, withNormalizers(part)])
  const isId = 'format' in schema && schema.format === 'uuid'
  return {
    ...Object.fromEntries(parts),
    ...(isId && { [lowercaseId.keyword]: true }),
    ...(isProse(schema) && { [stripInvisibleText.keyword]: true }),
  }
}

for (const ajv of [forBodies, forAddresses].flatMap(({ first, all }) => [first, all])) {
  formats.default(ajv)
  ajv.addKeyword(lowercaseId)
  ajv.addKeyword(stripInvisibleText)
  for (const name of dateFormats) {
    const { validate } = formats.default.get(name) as { validate: (text: string) => boolean }
    ajv.addFormat(name, {
      type: 'string',
      validate: (text: string) => countable.test(text) && validate(text),
    })
  }
}

interface HeadersSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

/** Node gives header names in lower case; with a custom validator Fastify leaves this conversion to us. */
function toLowerCase({ properties = {}, required = [], ...schema }: HeadersSchema): object {
  const entries = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])
  return {
    ...schema,
    properties: Object.fromEntries(entries),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** Whether a value contains at most this many others. Stops counting once there are more. */
function holdsAtMost(value: unknown, most: number): boolean {
  const waiting = [value]
  let left = most
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const names = Array.isArray(next) ? next : Object.keys(next)
    left -= names.length
    if (left < 0) return false
    waiting.push(...Object.values(next))
  }
  return true
}

interface Validator {
  (value: unknown): boolean
  errors: ErrorObject[] | null
}

/**
 * Reports every error of a form, and only the first of anything longer: the cost of a refusal must not
 * depend on the number of errors. Compiled lazily on first use; compiling all at start would delay it.
 */
function createValidator(pair: typeof forBodies, schema: object): Validator {
  let isValid: ReturnType<Ajv['compile']> | undefined
  let findAll: ReturnType<Ajv['compile']> | undefined
  let whole: object | undefined
  const validate: Validator = (value) => {
    validate.errors = null
    whole ??= withNormalizers(schema)
    isValid ??= pair.first.compile(whole)
    if (isValid(value)) return true
    validate.errors = isValid.errors ?? []
    if (!holdsAtMost(value, MOST_VALUES)) return false
    findAll ??= pair.all.compile(whole)
    findAll(value)
    validate.errors = (findAll.errors ?? validate.errors).slice(0, MOST_MISTAKES)
    return false
  }
  validate.errors = null
  return validate
}

function compile({ schema, httpPart }: RouteSchema): Validator {
  if (httpPart === 'body') return createValidator(forBodies, schema as object)
  if (httpPart === 'querystring') {
    return createValidator(forAddresses, { ...(schema as object), additionalProperties: false })
  }
  if (httpPart === 'headers') {
    return createValidator(forAddresses, toLowerCase(schema as HeadersSchema))
  }
  return createValidator(forAddresses, schema as object)
}

/** Compiles the contract's schemas. An unknown query parameter is refused like an unknown field. */
export const compileValidator = compileOnce(compile)
