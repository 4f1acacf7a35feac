import type { ApiClient } from './client.ts'
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

/** What a version is remembered under: the address of the resource that has it. */
export function toVersionKey(template: string, path: Parts['path']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path?.[name]))
}

/** Keeps the version that an answer gives to a resource; nothing for one without versions. */
export function rememberVersion(
  client: ApiClient,
  template: string | undefined,
  parts: Parts,
  answer: { headers: Headers },
) {
  const version = answer.headers.get('etag')
  if (template && version) client.versions.set(toVersionKey(template, parts.path), version)
}
