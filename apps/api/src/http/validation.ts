import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { compileOnce, type RouteSchema } from './compile-once.ts'

// Neither instance removes or ignores an unknown field. Only addresses and headers, where all is
// text, have their values turned into numbers and booleans.
const shared = { allErrors: true, strict: false, useDefaults: true } as const
const forBodies = new Ajv({ ...shared, coerceTypes: false })
const forAddresses = new Ajv({ ...shared, coerceTypes: true })

/** Days and instants that calendars can still count on from, in both directions. */
const countable = /^(19|2\d)\d\d-/
const dateFormats = ['date', 'date-time'] as const

for (const ajv of [forBodies, forAddresses]) {
  formats.default(ajv)
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

type Validator = ReturnType<Ajv['compile']>

function compile({ schema, httpPart }: RouteSchema): Validator {
  if (httpPart === 'body') return forBodies.compile(schema as object)
  if (httpPart === 'querystring') {
    return forAddresses.compile({ ...(schema as object), additionalProperties: false })
  }
  if (httpPart === 'headers') return forAddresses.compile(toLowerCase(schema as HeadersSchema))
  return forAddresses.compile(schema as object)
}

/** Compiles the contract's schemas. An unknown query parameter is refused as an unknown field is. */
export const compileValidator = compileOnce(compile)
