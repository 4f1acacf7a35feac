import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './contract-operations.ts'

const pieces = [
  'a',
  'Ação',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u200b',
  '\ufeff',
  '👩‍⚖️',
  'e\u0301\u0327',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '{',
  '}',
  '$1',
  '\r\n',
  '\t',
  '<b>',
  '=1+1',
  '../',
  '(',
  ':*',
  '&',
  '|',
  '!',
  '-',
  '0',
  '9',
]
const oddText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
  fc.constantFrom('', 'null', 'true', '-1', '1e400', '9'.repeat(40), '__proto__', 'constructor'),
  fc.constantFrom(
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '2026-03-10',
    '10/03/2026',
    '+infinity',
  ),
  fc.integer({ min: 100, max: 70_000 }).map((length) => 'ã'.repeat(length)),
)
const oddScalar: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 0.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)),
)

function nest(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value }
  return value
}
/** Any JSON value. */
const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddScalar },
  fc.array(oddScalar, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', '__proto__', 'toString', ''), oddScalar, { maxKeys: 2 }),
  fc.constantFrom(100, 3000).map(nest),
  fc.constant(Array.from({ length: 1500 }, (_, i) => i)),
)

/** Ids for a field of a name. */
export type Ids = (name: string) => Arbitrary<string>

const cut = (text: string, { minLength = 0, maxLength = 200 }: Schema) =>
  [...text.padEnd(minLength, 'x')].slice(0, maxLength).join('')

/** A short odd text. */
export const shortText = oddText.map((text) => cut(text, { maxLength: 40 }))

function textFor(schema: Schema, name: string, ids: Ids): Arbitrary<unknown> {
  if (schema.format === 'uuid') return ids(name)
  if (schema.format === 'date') return fc.constantFrom('2026-03-10', '2024-02-29', '9999-12-31')
  if (schema.format === 'date-time') return fc.constantFrom('2026-03-10T12:00:00.000Z')
  if (schema.format === 'email')
    return fc.constantFrom('a@b.example', `${'x'.repeat(60)}@b.example`)
  return oddText.map((text) => cut(text, schema))
}

/** Values that a schema allows, of the odd kinds. */
export function valueFor(schema: Schema, name: string, ids: Ids, depth = 0): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return fc.oneof(...variants.map((variant) => valueFor(variant, name, ids, depth)))
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  const arbitraries = types.map((type): Arbitrary<unknown> => {
    switch (type) {
      case 'string':
        return textFor(schema, name, ids)
      case 'integer':
      case 'number': {
        const { minimum = -1000, maximum = 100_000 } = schema
        const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
        return fc.oneof(fc.constantFrom(minimum, maximum), whole)
      }
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'array': {
        const { minItems: minLength = 0, maxItems = 3, items = {} } = schema
        const maxLength = Math.max(minLength, Math.min(maxItems, 3))
        return fc.array(valueFor(items, name, ids, depth + 1), { minLength, maxLength })
      }
      default:
        return objectFor(schema, ids, depth)
    }
  })
  return fc.oneof(...arbitraries)
}

function objectFor(schema: Schema, ids: Ids, depth: number): Arbitrary<unknown> {
  const parts = schema.allOf ?? [schema]
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    Schema
  >
  const required = parts.flatMap((part) => part.required ?? [])
  const isOpen = Object.keys(properties).length === 0
  if (isOpen || depth > 6) return fc.dictionary(shortText, oddScalar, { maxKeys: 3 })
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      valueFor(inner, name, ids, depth + 1),
    ]),
  )
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
}

/** A valid body with one invalid part. */
export function spoiled(body: unknown): Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return oddValue
  const names = Object.keys(body)
  const extra = fc.constantFrom('customerId', 'id', '__proto__', 'constructor', 'x')
  const changed = fc
    .tuple(names.length > 0 ? fc.constantFrom(...names) : extra, oddValue)
    .map(([name, value]) => ({ ...body, [name]: value }))
  const missing = fc
    .subarray(names)
    .map((kept) => Object.fromEntries(Object.entries(body).filter(([name]) => kept.includes(name))))
  return fc.oneof(
    { weight: 3, arbitrary: changed },
    missing,
    fc.tuple(extra, oddValue).map(([name, value]) => ({ ...body, [name]: value })),
    oddValue,
  )
}
