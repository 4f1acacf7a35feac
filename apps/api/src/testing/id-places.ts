import {
  type ContractOperation,
  type Draft,
  exampleOf,
  type Schema,
} from './contract-operations.ts'

/** The key of a row, and the table that it is in. */
export interface RowKey {
  readonly table: string
  readonly key: string
}

/** A request in which one id has been replaced; or one without any, for what is returned unasked. */
export interface Attempt {
  readonly where: string
  readonly in: 'path' | 'query' | 'body' | 'nowhere'
  readonly request: Draft
}

const uuid = /^[0-9a-f]{8}-/
const holdsId = ({ format, pattern }: Schema) =>
  format === 'uuid' || (pattern?.includes('0-9A-Fa-f') ?? false)
const holdsKey = (name: string, { type }: Schema) =>
  /key$/i.test(name) && [type].flat().includes('string')

/** Whether a place may hold a key: an id, or the key of a file. */
export const fits = (name: string, schema: Schema, { key }: RowKey) =>
  uuid.test(key) ? holdsId(schema) : holdsKey(name, schema)
const isPlace = (name: string, schema: Schema) => holdsId(schema) || holdsKey(name, schema)

interface Place {
  readonly path: readonly string[]
  readonly schema: Schema
}

function placesOf(schema: Schema, path: readonly string[] = []): Place[] {
  if (isPlace(nameOf(path), schema)) return [{ path, schema }]
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...variants.flatMap((variant) => placesOf(variant, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      placesOf(value, [...path, key]),
    ),
    ...(schema.items ? placesOf(schema.items, [...path, '0']) : []),
  ]
}

function withValue(body: unknown, [head, ...rest]: readonly string[], value: string): unknown {
  if (head === undefined) return value
  if (head === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const inner = (body as Record<string, unknown> | null)?.[head]
  return { ...(body as object), [head]: withValue(inner, rest, value) }
}

const uploadRecord = { fileName: 'a.txt', fileType: 'text/plain', fileSize: 1 }
const asRecord = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'attachments' && Array.isArray(value)
      ? value.map((record) => ({ ...uploadRecord, ...record }))
      : value,
  )

interface FoundPlace extends Place {
  readonly in: 'path' | 'query' | 'body'
}

function listPlaces({ parameters, body }: ContractOperation): FoundPlace[] {
  const ofParameters = parameters.flatMap(({ name, in: place, schema }): FoundPlace[] =>
    place !== 'header' && isPlace(name, schema) ? [{ in: place, path: [name], schema }] : [],
  )
  const ofBody = placesOf(body?.schema ?? {}).map((place) => ({ ...place, in: 'body' as const }))
  return [...ofParameters, ...ofBody]
}

function put(draft: Draft, { in: place, path }: FoundPlace, value: string): Draft {
  const [name = ''] = path
  if (place === 'query') return { ...draft, query: { ...draft.query, [name]: value } }
  if (place === 'body')
    return { ...draft, body: asRecord(withValue(draft.body ?? {}, path, value)) }
  const params = { ...draft.params, [name]: value }
  if (name !== 'ids') return { ...draft, params }
  // The body repeats the ids of the path, and would be refused for a mere mismatch.
  const entries = Object.entries(draft.body ?? {}).map(([field, given]) => [
    field,
    Array.isArray(given) ? [value] : given,
  ])
  return { ...draft, params, body: draft.body && Object.fromEntries(entries) }
}

function isGiven(draft: Draft, { in: place, path }: FoundPlace): boolean {
  if (place === 'path') return true
  let value: unknown = place === 'query' ? draft.query : draft.body
  for (const part of path) value = (value as Record<string, unknown> | undefined)?.[part]
  return value !== undefined
}

const nameOf = (path: readonly string[]) => path.findLast((part) => part !== '0') ?? ''

/** Names that differ between paths and tables. */
const calledOtherwise: Readonly<Record<string, string>> = {
  marcas: 'marks',
  answerCustomer: 'choices',
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, '')
const wordsOf = (name: string) =>
  name.split(/_|(?=[A-Z])/).map((word) => singular(word.toLowerCase()))

/** How well a table matches the words of a place; 0 if it does not. */
function fitOf(table: string, words: readonly string[], tool: string): number {
  const named = wordsOf(table)
  if (named.slice(-words.length).join() !== words.join()) return 0
  if (named.length === words.length) return 3
  return named[0] === tool ? 2 : 1
}

/**
 * The row that a place refers to, by the names of places and tables: `tagId`, `/demands/{id}`. Of several
 * tables the one of that very name, or the one of the operation's tool.
 */
export function rowFor(
  { path, tool }: ContractOperation,
  place: string,
  rows: readonly RowKey[],
): RowKey | undefined {
  const parts = path.split('/')
  const collection = parts[parts.indexOf(`{${place}}`) - 1] ?? ''
  const name = /^ids?$/.test(place) ? collection : place.replace(/Ids?$/, '')
  const words = wordsOf(calledOtherwise[name] ?? name)
  const ofTool = singular(tool ?? parts[1] ?? '')
  const fit = ({ table }: RowKey) => fitOf(table, words, ofTool)
  return rows.filter((row) => fit(row) > 0).toSorted((a, b) => fit(b) - fit(a))[0]
}

/** The answer of a read operation to the caller's own ids, as much of it as one call gives. */
function askForAll({ method, parameters, streams }: ContractOperation, draft: Draft): Attempt[] {
  if (method !== 'GET' || streams) return []
  const limit = parameters.find(({ name }) => name === 'limit')?.schema.maximum
  const query = limit === undefined ? draft.query : { ...draft.query, limit }
  return [{ where: 'nothing foreign', in: 'nowhere', request: { ...draft, query } }]
}

/**
 * Every request for an operation in which one id or file key is foreign, and the others are the caller's
 * own if there is one that fits. For a read also the one without any foreign id: a list may leak unasked.
 */
export function attemptsOf(
  operation: ContractOperation,
  foreign: readonly RowKey[],
  own: readonly RowKey[],
): Attempt[] {
  const places = listPlaces(operation)
  const example = exampleOf(operation)
  const ownDraft = places.reduce((draft, place) => {
    const name = nameOf(place.path)
    const mine = isGiven(draft, place) && rowFor(operation, name, own)
    return mine && fits(name, place.schema, mine) ? put(draft, place, mine.key) : draft
  }, example)
  const named = places.flatMap((place) =>
    foreign
      .filter((key) => fits(nameOf(place.path), place.schema, key))
      .map(({ table, key }) => ({
        where: `${place.in} ${place.path.join('.')} = ${table}`,
        in: place.in,
        request: put(ownDraft, place, key),
      })),
  )
  return [...named, ...askForAll(operation, ownDraft)]
}
