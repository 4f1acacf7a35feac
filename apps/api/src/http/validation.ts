import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import { compileOnce, type RouteSchema } from './compile-once.ts'

// Neither instance removes or ignores an unknown field. Only addresses and headers, where all is
// text, have their values turned into numbers and booleans.
const shared = { strict: false, useDefaults: true } as const
/** One that stops at the first mistake, and one that looks for all. */
const createPair = (coerceTypes: boolean) => ({
  first: new Ajv({ ...shared, coerceTypes }),
  all: new Ajv({ ...shared, coerceTypes, allErrors: true }),
})
const forBodies = createPair(false)
const forAddresses = createPair(true)

/** Values of a request beyond which only its first mistake is looked for: forms have fewer. */
const MOST_VALUES = 300
/** Mistakes that are told of. */
const MOST_MISTAKES = 20

/** Days and instants that calendars can still count on from, in both directions. */
const countable = /^(19|2\d)\d\d-/
const dateFormats = ['date', 'date-time'] as const

/** Where a value of a request stands. */
interface Place {
  readonly parentData: Record<string | number, unknown>
  readonly parentDataProperty: string | number
}

/** Of an id that programs may write in capitals as well (RFC 9562, section 4): the database answers small letters. */
const inSmallLetters = {
  keyword: 'inSmallLetters',
  type: 'string',
  modifying: true,
  errors: false,
  validate: (_: unknown, id: string, __: unknown, place?: Place) => {
    if (place) place.parentData[place.parentDataProperty] = id.toLowerCase()
    return true
  },
} as const

/** The same schema, which has every id in it put in small letters: whoever compares two need not think of it. */
function withSmallIds<Schema>(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withSmallIds) as Schema
  const parts = Object.entries(schema).map(([name, part]) => [name, withSmallIds(part)])
  const isId = 'format' in schema && schema.format === 'uuid'
  return { ...Object.fromEntries(parts), ...(isId && { [inSmallLetters.keyword]: true }) }
}

for (const ajv of [forBodies, forAddresses].flatMap(({ first, all }) => [first, all])) {
  formats.default(ajv)
  ajv.addKeyword(inSmallLetters)
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

/** Node gives header names in small letters; with a validator of its own Fastify leaves this to us. */
function toLowerCase({ properties = {}, required = [], ...schema }: HeadersSchema): object {
  const entries = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])
  return {
    ...schema,
    properties: Object.fromEntries(entries),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** Whether a value holds at most so many others. Stops looking as soon as it holds more. */
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
 * Tells every mistake of a form, and no more than the first of anything longer: what a refusal costs
 * does not depend on how many mistakes somebody sends. Compiled by who asks first: a start would wait for all.
 */
function createValidator(pair: typeof forBodies, schema: object): Validator {
  let isValid: ReturnType<Ajv['compile']> | undefined
  let findAll: ReturnType<Ajv['compile']> | undefined
  const validate: Validator = (value) => {
    validate.errors = null
    isValid ??= pair.first.compile(withSmallIds(schema))
    if (isValid(value)) return true
    validate.errors = isValid.errors ?? []
    if (!holdsAtMost(value, MOST_VALUES)) return false
    findAll ??= pair.all.compile(schema)
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

/**
 * Compiles the contract's schemas. An unknown query parameter is refused as an unknown field is.
 */
export const compileValidator = compileOnce(compile)
