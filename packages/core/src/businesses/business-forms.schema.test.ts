import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  createBusinessFormSchema,
  newBusinessSchema,
  toNewBusinessDemand,
} from './business-forms.schema.ts'

describe('createBusinessFormSchema', () => {
  const schema = createBusinessFormSchema(conventions.brazil)

  it('needs a name and a kind of person only', () => {
    expect(
      schema.parse({ name: 'Filial Lisboa', personType: 'PJ', isInternational: true }),
    ).toEqual({
      name: 'Filial Lisboa',
      personType: 'PJ',
      cpf: null,
      cnpj: null,
      cep: null,
      addressCity: null,
      addressState: null,
      address: null,
      addressNumber: null,
      addressDistrict: null,
      addressComplement: null,
      isInternational: true,
    })
    expect(errorsOf(schema.safeParse({}))).toEqual({
      name: 'Nome é obrigatório',
      personType: 'Opção inválida',
    })
  })

  it('lets what is stored stay as it is, and takes no other such', () => {
    const stored = { cpf: '1', cnpj: '2', cep: '3', addressNumber: '12345678901' }
    const ofStored = createBusinessFormSchema(conventions.brazil, stored)
    const form = { name: 'Filial', personType: 'PJ' }
    expect(ofStored.parse({ ...form, ...stored })).toMatchObject(stored)
    expect(ofStored.parse(form)).toMatchObject({ cnpj: null, addressNumber: null })
    const other = { cpf: '2', cnpj: '1', cep: '4', addressNumber: '12345678902' }
    expect(Object.keys(errorsOf(ofStored.safeParse({ ...form, ...other })))).toEqual(
      Object.keys(other),
    )
  })

  it('looks at what is given', () => {
    const form = { name: 'Filial', personType: 'PJ', cnpj: '1', cep: '2', cpf: '3' }
    expect(errorsOf(schema.safeParse(form))).toEqual({
      cnpj: 'CNPJ é inválido',
      cep: 'CEP é inválido',
      cpf: 'CPF é inválido',
    })
  })
})

describe('a new business', () => {
  it('is a demand to the firm', () => {
    const form = newBusinessSchema.parse({ name: ' Filial Sul ', description: 'Loja em Curitiba.' })
    expect(toNewBusinessDemand(form, 'me')).toEqual({
      name: 'Novo negócio: Filial Sul',
      description: 'Loja em Curitiba.',
      privateDemand: false,
      priorityDemand: false,
      usersToNotify: ['me'],
    })
  })

  it('keeps the name of the demand within 255 characters', () => {
    const longest = { name: 'a'.repeat(241), description: 'b'.repeat(2048) }
    expect(toNewBusinessDemand(newBusinessSchema.parse(longest), 'me').name).toHaveLength(255)
    expect(
      errorsOf(
        newBusinessSchema.safeParse({ name: 'a'.repeat(242), description: 'b'.repeat(2049) }),
      ),
    ).toEqual({
      name: 'Nome deve ter no máximo 241 caracteres',
      description: 'Conte o que o negócio faz em no máximo 2048 caracteres',
    })
  })

  it('wants name and description', () => {
    expect(errorsOf(newBusinessSchema.safeParse({ name: ' ', description: '' }))).toEqual({
      name: 'Nome é obrigatório',
      description: 'Conte o que o negócio faz',
    })
  })
})
