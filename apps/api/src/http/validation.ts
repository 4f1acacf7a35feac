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

/** Compiles the contract's schemas; an unknown query parameter is refused as an unknown field is. */
export function compileValidator({ schema, httpPart }: RouteSchema) {
  if (httpPart === 'body') return forBodies.compile(schema as object)
  if (httpPart === 'querystring') {
    return forAddresses.compile({ ...(schema as object), additionalProperties: false })
  }
  return forAddresses.compile(schema as object)
}
