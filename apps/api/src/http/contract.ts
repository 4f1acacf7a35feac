import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from './operation.ts'

export type Role = 'customer' | 'staff'

interface ParameterSpec {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
}
interface OperationSpec {
  readonly operationId: OperationId
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly ParameterSpec[]
  readonly requestBody?: { readonly required?: boolean }
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>
  readonly 'x-roles'?: readonly Role[]
}

/** The contract as one document without references. */
export interface Contract {
  readonly security?: OperationSpec['security']
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationSpec>>>>
}

/** What the server needs to know of an operation beyond its schemas. */
export interface OperationFacts {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  /** Names of the security schemes; empty for a public operation. */
  readonly schemes: readonly string[]
  readonly roles: ReadonlySet<Role>
  readonly successStatus: number
  readonly successType: string | null
  readonly bodyRequired: boolean
  /** Is about the business of the header `businessId`, where there is one. */
  readonly scoped: boolean
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
}

/** Reads the committed contract. */
export function readContract(): Contract {
  const path = join(import.meta.dirname, '../generated/contract.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Contract
}

const takesHeader = ({ parameters = [] }: OperationSpec, header: string) =>
  parameters.some(({ name }) => name === header)

function toFacts(
  contract: Contract,
  path: string,
  method: string,
  spec: OperationSpec,
): OperationFacts {
  const status = Object.keys(spec.responses).find((code) => code.startsWith('2')) ?? '200'
  return {
    id: spec.operationId,
    method: method.toUpperCase(),
    path,
    schemes: (spec.security ?? contract.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    roles: new Set(spec['x-roles']),
    successStatus: Number(status),
    successType: Object.keys(spec.responses[status]?.content ?? {})[0] ?? null,
    bodyRequired: spec.requestBody?.required ?? false,
    scoped: takesHeader(spec, 'businessId'),
    idempotent: takesHeader(spec, 'Idempotency-Key'),
  }
}

/** Every operation of a contract. */
export function listOperations(contract: Contract): OperationFacts[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => toFacts(contract, path, method, spec)),
  )
}

/**
 * The part of a contract that routes are made from: problems and streams are answered past the
 * schemas' serialisers, and fastify-openapi-glue would warn of their content types.
 */
export function toRoutable(contract: Contract): Contract {
  const routable = structuredClone(contract) as {
    paths: Record<string, Record<string, OperationSpec>>
  }
  for (const methods of Object.values(routable.paths)) {
    for (const spec of Object.values(methods)) {
      const responses: Record<string, OperationSpec['responses'][string]> = {}
      for (const [status, { content, ...response }] of Object.entries(spec.responses)) {
        const json = content?.['application/json']
        responses[status] = {
          ...response,
          ...(json !== undefined && { content: { 'application/json': json } }),
        }
      }
      Object.assign(spec, { responses })
    }
  }
  return routable as unknown as Contract
}

/** The contract and the server do not fit together; the server must not start. */
export class ContractError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContractError'
  }
}

/**
 * Refuses to start a server that would answer an operation without doing it, or without asking who
 * asks: fastify-openapi-glue itself would start and serve both.
 * @throws ContractError
 */
export function assertServable(
  operations: readonly OperationFacts[],
  handlers: Readonly<Record<string, unknown>>,
  schemes: Readonly<Record<string, unknown>>,
): void {
  const mistakes = operations.flatMap(({ id, schemes: needed, roles }) => [
    ...(typeof handlers[id] === 'function'
      ? []
      : [`A operação ${id} do contrato não tem handler.`]),
    ...needed
      .filter((name) => typeof schemes[name] !== 'function')
      .map((name) => `A operação ${id} exige a segurança ${name}, que não tem verificação.`),
    ...(roles.size > 0 ? [] : [`A operação ${id} não diz quem pode chamá-la (x-roles).`]),
  ])
  if (mistakes.length > 0) throw new ContractError(mistakes)
}
