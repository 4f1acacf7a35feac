import type { HttpMethod, PathOf, RequestAt } from './contract.types.ts'

/** What every call declares. */
export interface Declaration<M extends HttpMethod, P extends PathOf<M>, Input> {
  /** Path template of the contract. */
  readonly path: P
  /** From what a caller gives to what the contract wants. */
  readonly request: (input: Input) => RequestAt<M, P>
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

/** The address of a record, by which its version is remembered. */
export function toAddress(template: string, path: Parts['path']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path?.[name]))
}
