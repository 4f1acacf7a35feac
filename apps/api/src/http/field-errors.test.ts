import { catalogue } from '@tramite/core/messages'
import { describe, expect, it } from 'vitest'
import {
  type ContractOperation,
  contractOperations,
  type Schema,
} from '../testing/contract-operations.ts'
import { listOperations, readContract } from './contract.ts'
import { labelOf, toFieldErrors, toRefusalText } from './field-errors.ts'

const specs = listOperations(readContract()).map(({ spec }) => spec)
const specOf = (id: string) => specs.find(({ operationId }) => operationId === id)

function namesIn(schema: Schema): string[] {
  const inner = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      name,
      ...namesIn(field),
    ]),
    ...inner.flatMap((one) => (one ? namesIn(one) : [])),
  ]
}

const fieldsOf = ({ parameters, body }: ContractOperation): string[] => [
  ...parameters.filter((one) => one.in !== 'header').map(({ name }) => name),
  ...namesIn(body?.schema ?? {}),
]

describe('what error texts call a field', () => {
  it('has a Portuguese name for everything that the contract takes', () => {
    const names = contractOperations.flatMap(fieldsOf)
    const unnamed = [...new Set(names)].filter((name) => !(`fields.label.${name}` in catalogue))
    expect(unnamed).toEqual([])
  })

  it.each([
    ['name', 'Nome'],
    ['usersToNotify.0', 'Usuários a notificar'],
    ['attachments.12.fileName', 'Nome do arquivo'],
    ['unheardOf', 'unheardOf'],
  ])('%s: %s', (field, label) => expect(labelOf(field)).toBe(label))

  it('knows every text that the contract names, of fields that its operation takes', () => {
    const unknown = specs.flatMap(({ operationId, 'x-text': whole, 'x-texts': texts = {} }) => {
      const operation = contractOperations.find(({ id }) => id === operationId)
      const taken = operation ? fieldsOf(operation) : []
      const untaken = Object.keys(texts).filter((field) => !taken.includes(field))
      const codes = [...(whole ? [whole] : []), ...Object.values(texts).flatMap(Object.values)]
      return [...untaken, ...codes.filter((code) => !(code in catalogue))]
    })
    expect(unknown).toEqual([])
  })

  it('says what the contract names before what is said of any field', () => {
    const error = {
      keyword: 'maxLength',
      instancePath: '/name',
      schemaPath: '',
      params: { limit: 70 },
    }
    const errors = toFieldErrors(specOf('createDemand'), [error])
    expect(errors).toEqual({ name: catalogue['demands.nameTooLong'] })
    expect(toRefusalText(specOf('createDemand'), errors)).toBe(errors.name)
    expect(toRefusalText(specOf('createMark'), errors)).toBe(catalogue['marks.invalid'])
  })

  it('says of a change without a field that there is nothing to change', () => {
    const error = {
      keyword: 'minProperties',
      instancePath: '',
      schemaPath: '',
      params: { limit: 1 },
    }
    for (const id of ['updateFirmContract', 'updateFirmCustomer', 'updateJourneyType']) {
      const spec = specOf(id)
      expect(toRefusalText(spec, toFieldErrors(spec, [error]), [error])).toBe(
        'Nenhum campo foi enviado: não há o que alterar.',
      )
    }
  })

  it('names the list of what is wrong in it', () => {
    const error = {
      keyword: 'maxLength',
      instancePath: '/attachments/0/fileName',
      schemaPath: '',
      params: { limit: 255 },
    }
    expect(toFieldErrors(undefined, [error])).toEqual({
      'attachments.0.fileName': 'Nome do arquivo deve ter no máximo 255 caracteres',
    })
  })

  it('agrees with labels of any gender and number', () => {
    const texts = [
      { keyword: 'maximum', instancePath: '/page', params: {} },
      { keyword: 'maxItems', instancePath: '/attachments', params: { limit: 10 } },
      { keyword: 'pattern', instancePath: '/ids', params: { pattern: '^x$' } },
    ].map((error) => toFieldErrors(undefined, [{ ...error, schemaPath: '' }]))
    expect(texts).toEqual([
      { page: 'O valor do campo Página é inválido' },
      { attachments: 'O campo Anexos aceita no máximo 10 itens' },
      { ids: 'O valor do campo Identificadores é inválido' },
    ])
  })

  it('repeats no more than the beginning of a name that the caller has thought of', () => {
    const error = {
      keyword: 'additionalProperties',
      instancePath: '',
      schemaPath: '',
      params: { additionalProperty: 'x'.repeat(10_000) },
    }
    const [[field, text] = ['', '']] = Object.entries(toFieldErrors(undefined, [error]))
    expect([field.length, text.length < 200]).toEqual([80, true])
  })
})
