import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SIZE_MAX } from '@tramite/core/http'
import { describe, expect, it } from 'vitest'
import { demandsSearch } from './demands-list/demands-search.ts'

interface Parameter {
  readonly name: string
  readonly schema: { readonly maximum?: number; readonly maxLength?: number }
}
interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly operationId: string; readonly parameters?: readonly Parameter[] }>
      >
    >
  >
}

const file = join(import.meta.dirname, '../../api/src/generated/contract.json')
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

const schemaOf = (id: string, name: string) =>
  operations
    .find(({ operationId }) => operationId === id)
    ?.parameters?.find((parameter) => parameter.name === name)?.schema

describe('the limits of a request', () => {
  it('every list gives as many on a page as any of them may be asked for', () => {
    const most = operations
      .filter(({ operationId }) => schemaOf(operationId, 'cursor'))
      .map(
        ({ operationId }) => [operationId, schemaOf(operationId, 'limit')?.maximum ?? 0] as const,
      )
    expect(most.filter(([, maximum]) => maximum < PAGE_SIZE_MAX)).toEqual([])
    expect(most.map(([, maximum]) => maximum)).toContain(PAGE_SIZE_MAX)
  })

  it.each(['listDemands', 'listDemandsBoth', 'getDemandBoard'])(
    '%s takes as many tags as the address holds',
    (id) => {
      const demandsTags = Array.from(
        { length: 200 },
        (_, index) => `019a2c55-0a10-7b42-9d11-6ae1c0b40${100 + index}`,
      )
      const address = demandsSearch.addressOf({ ...demandsSearch.valuesOf({}), demandsTags })
      expect(address.demandsTags).toHaveLength(schemaOf(id, 'demandsTags')?.maxLength ?? 0)
    },
  )
})
