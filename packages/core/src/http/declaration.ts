import type { OperationId } from '../generated/operation-index.ts'
import type { Call, RequestOf } from './contract.types.ts'

/** What every call may declare. */
export interface Declaration<Id extends OperationId, Input> {
  /**
   * From what a caller gives to what the contract wants. When absent, a caller gives what the contract
   * wants under its own names, in one object.
   */
  readonly request?: (input: Input) => RequestOf<Id>
}

/** A request as the client sends it, whatever the contract's types for it. */
export interface Parts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The values of the address. */
export function toParams({ path, query }: Parts) {
  return { ...(path && { path }), ...(query && { query }) }
}

const places = /\{(\w+)\}/g

/** The address of a record, by which its version is remembered. */
export function toAddress(template: string, path: Parts['path']): string {
  return template.replaceAll(places, (_, name: string) => String(path?.[name]))
}

/**
 * What a call sends: of what is given the values of the path's places, and all else as the body, or as
 * the query of a call that takes one. Version and key of a create travel in headers, where the call takes
 * them there: elsewhere they are fields as any other.
 */
export function toParts<Id extends OperationId, Input>(
  { path: template, body, query, versionOf, idempotent }: Call<Id>,
  { request }: Declaration<Id, Input>,
  input: Input,
): Parts {
  if (request) return request(input)
  const names = new Set(Array.from(template.matchAll(places), ([, name]) => name))
  const isHeader = (name: string) =>
    (name === 'version' && versionOf !== undefined) ||
    (name === 'idempotencyKey' && idempotent === true)
  const given = Object.entries(input ?? {})
  const path = Object.fromEntries(given.filter(([name]) => names.has(name)))
  const rest = Object.fromEntries(given.filter(([name]) => !names.has(name) && !isHeader(name)))
  return { path, ...(body && { body: rest }), ...(query && { query: rest }) }
}
