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

/** What a field's value broke, of what an operation may have a text for. */
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
  /** Bytes of the body, where its schema alone does not say how long it may be. */
  readonly 'x-body-limit'?: number
  /** A limit that counts the operation besides the one of its kind. */
  readonly 'x-limit'?: string
  /** A repeat of its `Idempotency-Key` is carried out, and replayed only where it is refused. */
  readonly 'x-settles'?: boolean
  /** Its address may carry parameters that it does not know. */
  readonly 'x-any-query'?: boolean
  /** What an answer leaves in the audit log. */
  readonly 'x-audit'?: AuditMark
  /** Texts of fields that have their own, by the rule that their value broke. */
  readonly 'x-texts'?: Readonly<Record<string, Partial<Record<RefusedRule, MessageCode>>>>
  /** What is said of all its fields together, before what is said of each. */
  readonly 'x-text'?: MessageCode
  /** Codes that it may be refused with, beside those that any operation may be. */
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
  /** Bytes of the body that are read; null where the contract names no end. */
  readonly bodyLimit: number | null
  /** Names of the limits that count it. */
  readonly limits: readonly string[]
  /** Is about the business that the request names as `businessId`, where it does. */
  readonly scoped: boolean
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Asks for a state, which may be left again. */
  readonly settles: boolean
  /** What its answer leaves in the audit log; null for nothing. */
  readonly audit: AuditMark | null
}

const file = join(import.meta.dirname, '../generated/contract.json')
let committed: Contract | undefined

/** The committed contract, read once for the process. */
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

/** The contract and the server do not fit together; the server must not start. */
export class ContractError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContractError'
  }
}

/**
 * Refuses to start a server that would answer an operation without doing it, or without asking who
 * asks.
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
