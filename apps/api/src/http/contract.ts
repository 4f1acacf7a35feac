import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from '@tramite/core/access'
import type { MessageCode, ProblemCode } from '@tramite/core/messages'
import type { AuditMark } from './audit-mark.ts'
import { bodyLimitOf } from './body-limit.ts'
import type { LimitTable } from './limits/limit-table.ts'
import type { OperationId } from './operation.ts'

/**
 * Who may call an operation: every user of a customer, its admins, its super admins; everybody of the
 * firm, or its admins only.
 */
export type Role = 'customer' | 'admin' | 'superAdmin' | 'staff' | 'firmAdmin'

/**
 * What the contract of a customer must allow for a call: nothing (`session`), that there is
 * something left to see, or one of the rights of the access decision.
 */
export type Access = 'session' | 'visible' | 'writing' | 'demandActions' | 'demandCreation'

export interface ParameterSpec {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: object
}
/** By content type. */
export type ContentSpec = Readonly<Record<string, { readonly schema: object }>>

/** The rules that a field's value may violate and that an operation may have a text for. */
export type RefusedRule = 'required' | 'tooLong' | 'tooSmall'

export interface OperationSpec {
  readonly operationId: OperationId
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly ParameterSpec[]
  readonly requestBody?: { readonly required?: boolean; readonly content: ContentSpec }
  readonly responses: Readonly<Record<string, { readonly content?: ContentSpec }>>
  readonly 'x-roles'?: readonly Role[]
  readonly 'x-access'?: Access
  readonly 'x-tool'?: Tool
  /** Maximum size of the body in bytes, if its schema alone does not limit it. */
  readonly 'x-body-limit'?: number
  /** A limit that the operation counts towards in addition to the one of its kind. */
  readonly 'x-limit'?: string
  /** A repeat of its `Idempotency-Key` is carried out again, and replayed only if it is refused. */
  readonly 'x-settles'?: boolean
  /** Its address may have unknown query parameters. */
  readonly 'x-any-query'?: boolean
  /** What an answer writes to the audit log. */
  readonly 'x-audit'?: AuditMark
  /** Texts of fields that have their own, by the violated rule. */
  readonly 'x-texts'?: Readonly<Record<string, Partial<Record<RefusedRule, MessageCode>>>>
  /** The text for all its fields together, preceding those of each field. */
  readonly 'x-text'?: MessageCode
  /** Codes that it may be refused with, besides those of every operation. */
  readonly 'x-refusals'?: readonly ProblemCode[]
}

/** The contract as one document without references. */
export interface Contract {
  readonly security?: OperationSpec['security']
  readonly 'x-limits'?: LimitTable
  readonly 'x-refusals-of-any'?: readonly ProblemCode[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationSpec>>>>
}

/** What the server needs to know of an operation beyond its schemas. */
export interface OperationFacts {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  readonly spec: OperationSpec
  /** Names of the security schemes; empty for a public operation. */
  readonly schemes: readonly string[]
  readonly roles: ReadonlySet<Role>
  readonly access: Access
  /** The tool that the operation belongs to, which decides instead of `access`. */
  readonly tool: Tool | null
  readonly successStatus: number
  readonly successType: string | null
  readonly bodyRequired: boolean
  /** Maximum bytes of the body; null if the contract sets none. */
  readonly bodyLimit: number | null
  /** Names of the limits that it counts towards. */
  readonly limits: readonly string[]
  /** Concerns the business that the request names as `businessId`, if it does. */
  readonly scoped: boolean
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Requests a state, which may have been left since. */
  readonly settles: boolean
  /** What its answer writes to the audit log; null for nothing. */
  readonly audit: AuditMark | null
}

const file = join(import.meta.dirname, '../generated/contract.json')
let committed: Contract | undefined

/** The committed contract, read once per process. */
export function readContract(): Contract {
  committed ??= JSON.parse(readFileSync(file, 'utf8')) as Contract
  return committed
}

const takesHeader = ({ parameters = [] }: OperationSpec, header: string) =>
  parameters.some(({ name }) => name === header)

const isPublic = ({ security }: Contract, spec: OperationSpec) =>
  (spec.security ?? security ?? []).length === 0

function limitsOf(contract: Contract, method: string, spec: OperationSpec): string[] {
  const kind = isPublic(contract, spec) ? 'public' : method === 'get' ? 'reads' : 'writes'
  return [kind, ...(spec['x-limit'] === undefined ? [] : [spec['x-limit']])]
}

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
    spec,
    schemes: (spec.security ?? contract.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    roles: new Set(spec['x-roles']),
    access: spec['x-access'] ?? 'visible',
    tool: spec['x-tool'] ?? null,
    successStatus: Number(status),
    successType: Object.keys(spec.responses[status]?.content ?? {})[0] ?? null,
    bodyRequired: spec.requestBody?.required ?? false,
    bodyLimit: bodyLimitOf(spec),
    limits: limitsOf(contract, method, spec),
    scoped: takesHeader(spec, 'businessId'),
    idempotent: takesHeader(spec, 'Idempotency-Key'),
    settles: spec['x-settles'] ?? false,
    audit: spec['x-audit'] ?? null,
  }
}

/** Every operation of a contract. */
export function listOperations(contract: Contract): OperationFacts[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => toFacts(contract, path, method, spec)),
  )
}

/** The contract and the server do not match; the server must not start. */
export class ContractError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContractError'
  }
}

/**
 * Refuses to start a server that would answer an operation without a handler, or without authenticating
 * the caller.
 * @throws ContractError
 */
export function assertServable(
  operations: readonly OperationFacts[],
  handlers: Readonly<Record<string, unknown>>,
  schemes: Readonly<Record<string, unknown>>,
): void {
  const mistakes = operations.flatMap(({ id, schemes: needed, roles, bodyLimit }) => [
    ...(typeof handlers[id] === 'function'
      ? []
      : [`A operação ${id} do contrato não tem handler.`]),
    ...needed
      .filter((name) => typeof schemes[name] !== 'function')
      .map((name) => `A operação ${id} exige a segurança ${name}, que não tem verificação.`),
    ...(bodyLimit === null
      ? [`A operação ${id} não diz quão longo seu conteúdo pode ser (maxLength ou x-body-limit).`]
      : []),
    ...(roles.size > 0 ? [] : [`A operação ${id} não diz quem pode chamá-la (x-roles).`]),
  ])
  if (mistakes.length > 0) throw new ContractError(mistakes)
}
