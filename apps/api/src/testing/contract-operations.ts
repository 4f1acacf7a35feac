import { type Access, type Role, readContract } from '../http/contract.ts'
import type { OperationId } from '../http/operation.ts'

/** A JSON schema of the contract, as far as the tests read it. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

/** An operation of the contract with the shape of its requests. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  readonly secured: boolean
  readonly parameters: readonly Parameter[]
  readonly body: { readonly schema: Schema; readonly example: unknown } | null
  readonly roles: readonly Role[]
  readonly access: Access
  readonly tool: string | null
  /** A limit that it counts towards besides the one of its kind. */
  readonly limit: string | null
  /** Whether it answers an endless stream. */
  readonly streams: boolean
}

/** A request for an operation, before it has an address. */
export interface Draft {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

interface Spec {
  readonly operationId: OperationId
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } }
  readonly responses: Readonly<Record<string, { content?: object }>>
  readonly 'x-roles': readonly Role[]
  readonly 'x-access'?: Access
  readonly 'x-tool'?: string
  readonly 'x-limit'?: string
}

function toOperation(path: string, method: string, spec: Spec): ContractOperation {
  const content = spec.requestBody?.content['application/json']
  return {
    id: spec.operationId,
    method: method.toUpperCase(),
    path,
    secured: spec.security === undefined,
    parameters: spec.parameters ?? [],
    body: content ? { schema: content.schema, example: content.example } : null,
    roles: spec['x-roles'],
    access: spec['x-access'] ?? 'visible',
    tool: spec['x-tool'] ?? null,
    limit: spec['x-limit'] ?? null,
    streams: 'text/event-stream' in (spec.responses['200']?.content ?? {}),
  }
}

/** Every operation of the committed contract, for tests that cover future operations as well. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  readContract().paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) =>
    toOperation(path, method, spec as unknown as Spec),
  ),
)

/** Those that need a token. */
export const securedOperations = contractOperations.filter(({ secured }) => secured)

/** The request that the contract's own examples make. */
export function exampleOf({ parameters, body }: ContractOperation): Draft {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, example }) => [name, String(example)]),
    )
  return { params: values('path'), query: values('query'), body: body?.example }
}

/** The address of a request. */
export function toUrl({ path }: ContractOperation, { params, query }: Draft): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return given.length === 0 ? `/api${filled}` : `/api${filled}?${new URLSearchParams(given)}`
}

/** Parameters for `it.each` that show the operation's id. */
export const named = (operations: readonly ContractOperation[]) =>
  operations.map((operation) => [operation.id, operation] as const)
