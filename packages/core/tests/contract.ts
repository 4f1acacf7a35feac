import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests read of an operation of the contract. */
export interface ContractOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly properties: object; readonly required?: readonly string[] }
      }
    }
  }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >
}

type Described = Omit<ContractOperation, 'method' | 'path'>

const file = join(import.meta.dirname, '../../../apps/api/src/generated/contract.json')

/** Every operation of the contract, with its method in capitals and the template of its path. */
export function listContractOperations(): ContractOperation[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}
