import type { OperationId } from '../generated/operation-index.ts'
import type { Call, RequestOf } from './contract.types.ts'

/** What every call may declare. */
export interface Declaration<Id extends OperationId, Input> {
  /**
   * Maps the caller's input to the contract's request. When absent, the input uses the contract's own
   * names, in one object.
   */
  readonly request?: (input: Input) => RequestOf<Id>
}

type Fields = Readonly<Record<string, unknown>>

/** A request as the client sends it, whatever the contract's types for it. */
export interface Parts {
  readonly path?: Fields | undefined
  readonly query?: Fields | undefined
  readonly body?: unknown
}

/** The path and query values. */
export function toParams({ path, query }: Parts) {
  return { ...(path && { path }), ...(query && { query }) }
}

const places = /\{(\w+)\}/g

/** The address of a record, under which its version is remembered. */
export function toAddress(template: string, path: Parts['path']): string {
  return template.replaceAll(places, (_, name: string) => String(path?.[name]))
}

function pick(given: unknown, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => names.includes(name)))
}

/** The input under the contract's own names, including any field that replaces the body. */
function toOwnParts(template: string, query: string | undefined, input: unknown): Parts {
  const names = Array.from(template.matchAll(places), ([, name = '']) => name)
  const path = pick(input, names)
  return { path, ...(query && { query: pick(input, query.split(' ')) }), body: input ?? {} }
}

/**
 * What a call sends: from the input, the path values and the fields that its query or its body accepts.
 * So a whole record may be passed; other fields are not sent, since the server refuses unknown ones.
 */
export function toParts<Id extends OperationId, Input>(
  { path: template, body, query }: Call<Id>,
  { request }: Declaration<Id, Input>,
  input: Input,
): Parts {
  const { body: given, ...parts }: Parts = request
    ? request(input)
    : toOwnParts(template, query, input)
  const fields = body?.split(' ')
  return fields && given !== undefined ? { ...parts, body: pick(given, fields) } : parts
}
