import { Ajv } from 'ajv'
import formats from 'ajv-formats'

// Neither instance removes or ignores an unknown field. Only addresses and headers, where all is
// text, have their values turned into numbers and booleans.
const shared = { allErrors: true, strict: false, useDefaults: true } as const
const forBodies = new Ajv({ ...shared, coerceTypes: false })
const forAddresses = new Ajv({ ...shared, coerceTypes: true })
for (const ajv of [forBodies, forAddresses]) formats.default(ajv)

interface RouteSchema {
  readonly schema: unknown
  readonly httpPart?: string
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

/** Compiles the contract's schemas; an unknown query parameter is refused as an unknown field is. */
export function compileValidator({ schema, httpPart }: RouteSchema) {
  if (httpPart === 'body') return forBodies.compile(schema as object)
  if (httpPart === 'querystring') {
    return forAddresses.compile({ ...(schema as object), additionalProperties: false })
  }
  if (httpPart === 'headers') return forAddresses.compile(toLowerCase(schema as HeadersSchema))
  return forAddresses.compile(schema as object)
}
