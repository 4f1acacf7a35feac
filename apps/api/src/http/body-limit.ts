/** What an operation's contract says of its body. */
interface BodySpec {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>
  }
  /** Bytes, if the schema alone does not limit the length of the body. */
  readonly 'x-body-limit'?: number
}

/** The parts of a JSON schema that limit the length of a value. */
interface Sized {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly items?: Sized
  readonly properties?: Readonly<Record<string, Sized>>
  readonly additionalProperties?: boolean | Sized
  readonly oneOf?: readonly Sized[]
  readonly anyOf?: readonly Sized[]
  readonly allOf?: readonly Sized[]
}

/** Bytes that every operation accepts: short bodies, with room for formatting. */
const LEAST_BYTES = 16 * 1024
/** Bytes that an operation accepts at most unless the contract sets `x-body-limit`. */
const MOST_BYTES = 1024 * 1024
/** A character may be escaped as `\u00e9`. */
const CHARACTER_BYTES = 6
/** Room for indentation and line breaks. */
const FORMATTING = 1.5

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const bytesOf = (value: unknown) => JSON.stringify(value).length

function bytesOfObject({ properties, additionalProperties, maxProperties }: Sized): number {
  const named = Object.entries(properties ?? {}).map(
    ([name, value]) => bytesOf(name) + 2 + mostBytesOf(value),
  )
  const isOpen =
    additionalProperties !== false && (properties === undefined || additionalProperties)
  const others = isOpen ? (maxProperties ?? 1) * Number.POSITIVE_INFINITY : 0
  return 2 + sum(named) + others
}

function bytesOfType(type: string, schema: Sized): number {
  switch (type) {
    case 'string': {
      const fixed = schema.format === 'uuid' || schema.format?.startsWith('date')
      return 2 + (schema.maxLength ?? (fixed ? 40 : Number.POSITIVE_INFINITY)) * CHARACTER_BYTES
    }
    case 'array':
      return (
        2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + mostBytesOf(schema.items ?? {}))
      )
    case 'object':
      return bytesOfObject(schema)
    default:
      return 25
  }
}

/** The bytes of the longest JSON that a schema allows; infinite if it sets no limit. */
function mostBytesOf(schema: Sized): number {
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf))
  if (schema.const !== undefined) return bytesOf(schema.const)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return Math.max(...variants.map(mostBytesOf))
  if (schema.allOf) return sum(schema.allOf.map(mostBytesOf))
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  return Math.max(...types.map((type) => bytesOfType(type, schema)))
}

/**
 * Bytes of a body that an operation reads: the contract's `x-body-limit`, otherwise the size of the
 * longest body that its schema allows.
 * @returns null if neither sets a limit, or the schema one above a megabyte
 */
export function bodyLimitOf({ requestBody, 'x-body-limit': given }: BodySpec): number | null {
  if (given !== undefined) return given
  const schema = requestBody?.content['application/json']?.schema
  if (schema === undefined) return LEAST_BYTES
  const needed = Math.ceil((mostBytesOf(schema) * FORMATTING) / 1024) * 1024
  return needed > MOST_BYTES ? null : Math.max(LEAST_BYTES, needed)
}
