import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationIndex } from '../src/generated/operation-index.ts'
import type { Call } from '../src/http/contract.types.ts'
import { toParts } from '../src/http/declaration.ts'
import { type ContractOperation, listContractOperations } from './contract.ts'

/** Fields of records that no call takes. */
const ofNoCall = { createdBy: 'u1', nowhereInTheContract: true }

const namesIn = ({ parameters = [] }: ContractOperation, place: string) =>
  parameters.filter((each) => each.in === place).map(({ name }) => name)

const fieldsOf = ({ requestBody }: ContractOperation) =>
  Object.keys(requestBody?.content['application/json'].schema.properties ?? {})

const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `value of ${name}`]))

const operations = listContractOperations()
const callFiles = globSync(join(import.meta.dirname, '../src/generated/calls/*.ts'))
const callModules: Record<string, Call>[] = await Promise.all(callFiles.map((file) => import(file)))
const callsByName = new Map<string, Call>(callModules.flatMap(Object.entries))

describe('of a record that is given whole', () => {
  it('every operation of the contract is tried', () => {
    const tried = operations.map(({ operationId }) => operationId)
    expect(tried.sort()).toEqual(Object.keys(operationIndex).sort())
  })

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s sends what the contract names, and nothing else',
    (name, operation) => {
      const call = callsByName.get(name)
      if (!call) throw new Error('The contract was not generated')
      const path = valuesOf(namesIn(operation, 'path'))
      const query = valuesOf(namesIn(operation, 'query'))
      const body = valuesOf(fieldsOf(operation))
      // A call with a body gives its query by hand: one name could mean either.
      const expected = operation.requestBody
        ? { path, body }
        : { path, ...(Object.keys(query).length > 0 && { query }) }
      expect(toParts(call, {}, { ...ofNoCall, ...path, ...query, ...body })).toEqual(expected)
    },
  )
})
