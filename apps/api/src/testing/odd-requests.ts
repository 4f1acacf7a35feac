import fc, { type Arbitrary } from 'fast-check'
import { type ContractOperation, exampleOf, type Parameter, toUrl } from './contract-operations.ts'
import { type RowKey, rowFor } from './id-places.ts'
import { type Ids, shortText, spoiled, valueFor } from './odd-values.ts'

/** A request as it travels. */
export interface OddRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

const brokenJson = fc.constantFrom(
  '',
  '{',
  '{"name":}',
  'null',
  '[]',
  '"x"',
  '{"a":1}{"b":2}',
  '{"__proto__":{"staff":true}}',
  '{"constructor":{"prototype":{"staff":true}}}',
  '{"name":"\\ud800","description":"\\u0000"}',
  '\ufeff{}',
  '{"name":1e999}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"name":"${'x'.repeat(1_100_000)}"}`,
)

function payloadFor({ body }: ContractOperation, ids: Ids) {
  if (!body) return fc.constantFrom(undefined, undefined, undefined, '{}', 'x', '')
  const toJson = (value: unknown) => JSON.stringify(value) ?? 'undefined'
  return fc.oneof(
    { weight: 4, arbitrary: valueFor(body.schema, '', ids).map(toJson) },
    { weight: 4, arbitrary: spoiled(body.example).map(toJson) },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** Parts of an address are percent-encoded, except for the broken ones. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const brokenPart = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%00',
  '%c0%af',
  '..%2f..',
  '%2f',
  '+',
  ';x',
  '%ff',
)

function urlFor(operation: ContractOperation, ids: Ids): Arbitrary<string> {
  const example = exampleOf(operation)
  const ofPath = operation.parameters.filter(({ in: place }) => place === 'path')
  const ofQuery = operation.parameters.filter(({ in: place }) => place === 'query')
  const part = ({ name, schema, example: sample }: Parameter) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: valueFor(schema, name, ids).map((value) => encode(String(value))),
      },
      { weight: 2, arbitrary: fc.constant(encode(String(sample))) },
      { weight: 1, arbitrary: shortText.map(encode) },
      { weight: 1, arbitrary: brokenPart },
    )
  const path = fc.tuple(...ofPath.map(part))
  const given = ofQuery.map((parameter) =>
    fc
      .oneof(
        { weight: parameter.required ? 9 : 1, arbitrary: part(parameter) },
        { weight: parameter.required ? 1 : 2, arbitrary: fc.constant(null) },
      )
      .map((value) => value && `${parameter.name}=${value}`),
  )
  const extra = fc.constantFrom(
    ...Array<null>(12).fill(null),
    'x=1',
    'limit=1&limit=2',
    '%',
    '&&=',
    'page[]=1',
  )
  return fc.tuple(path, fc.tuple(...given), extra).map(([values, pairs, last]) => {
    const names = ofPath.map(({ name }) => name)
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      return values[names.indexOf(name)] || encode(example.params[name] ?? 'x')
    })
    const query = [...pairs, last].filter((pair) => pair !== null)
    return `/api${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`
  })
}

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json, text/plain',
    'json',
    '*/*',
    ';',
    '',
  ),
)

function headersFor(ids: Ids) {
  const often = (value: Arbitrary<string>) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
  const header = fc.constantFrom('', 'x', '\u00ff\u00fe', 'a'.repeat(3000), '%00', '-1', 'null')
  return fc.record({
    'content-type': contentTypes,
    businessid: often(fc.oneof({ weight: 3, arbitrary: ids('businessId') }, header)),
    'if-match': often(fc.oneof(fc.constantFrom('"1"', 'W/"1"', '*', '"', '"1", "2"', ','), header)),
    'idempotency-key': often(fc.oneof(ids('key'), header)),
    accept: often(fc.constantFrom('text/html', 'application/xml', '*/*;q=0', '')),
    'accept-encoding': often(fc.constantFrom('br', 'identity;q=0', 'x')),
    'x-forwarded-for': often(fc.constantFrom('1.2.3.4', 'x, y', '::1')),
    range: often(fc.constantFrom('bytes=0-1', 'bytes=9-1,,')),
  })
}

const withoutUndefined = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/**
 * Requests for an operation that no ordinary client would send, but somebody might.
 * @param known existing rows
 */
export function oddRequests(
  operation: ContractOperation,
  known: readonly RowKey[],
): Arbitrary<OddRequest> {
  const any = fc.constantFrom(
    ...known.map(({ key }) => key),
    '00000000-0000-0000-0000-000000000000',
  )
  const ids: Ids = (name) => {
    const right = rowFor(operation, name, known)
    return right ? fc.oneof({ weight: 4, arbitrary: fc.constant(right.key) }, any) : any
  }
  const url = fc.oneof(
    { weight: 5, arbitrary: urlFor(operation, ids) },
    { weight: 1, arbitrary: fc.constant(toUrl(operation, exampleOf(operation))) },
  )
  return fc
    .tuple(url, payloadFor(operation, ids), headersFor(ids))
    .map(([address, payload, headers]) => ({
      url: address,
      payload,
      headers: withoutUndefined({
        ...headers,
        'content-type': payload === undefined ? undefined : headers['content-type'],
      }),
    }))
}

export { type ContractOperation, contractOperations } from './contract-operations.ts'
export type { RowKey } from './id-places.ts'

/** Some such requests, the same ones for a seed. */
export const sampleOddRequests = (
  operation: ContractOperation,
  known: readonly RowKey[],
  seed: number,
  count: number,
): OddRequest[] => fc.sample(oddRequests(operation, known), { seed, numRuns: count })
