import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { fieldRulesOf } from '../forms/field-rules.ts'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  createCompanyFormSchema,
  createLegalRepresentativeSchema,
  createPersonFormSchema,
} from './customer-forms.schema.ts'

const { specified, brazil } = conventions
const address = {
  cep: '01310-100',
  addressCity: 'São Paulo',
  addressState: 'SP',
  address: 'Avenida Paulista',
  addressNumber: '1578',
  addressDistrict: 'Bela Vista',
  addressComplement: 'Conjunto 41',
}
const company = { cnpj: '11.222.333/0001-81', ...address }

describe('the form of the customer', () => {
  it('gives CPF, CNPJ and CEP bare', () => {
    expect(createCompanyFormSchema(specified).parse(company)).toEqual({
      ...address,
      cnpj: '11222333000181',
      cep: '01310100',
    })
    expect(
      createPersonFormSchema(brazil).parse({ cpf: '529.982.247-25', ...address }),
    ).toMatchObject({ cpf: '52998224725' })
  })

  it('lets what is stored stay as it is, and takes no other such', () => {
    const stored = {
      cnpj: '11222333000180',
      cpf: null,
      cep: '0131010',
      addressNumber: '12345678901',
    }
    const schema = createCompanyFormSchema(brazil, stored)
    const { cpf: _, ...filled } = { ...address, ...stored, addressCity: 'Campinas' }
    expect(schema.parse({ ...filled, cnpj: '11.222.333/0001-80' })).toEqual(filled)
    const other = { cnpj: '11222333000182', cep: '0131011', addressNumber: '12345678902' }
    expect(errorsOf(schema.safeParse({ ...address, ...other }))).toEqual({
      cnpj: 'CNPJ é inválido',
      cep: 'CEP é inválido',
      addressNumber: 'Numero deve ter no máximo 10 caracteres',
    })
    expect(fieldRulesOf(schema, 'addressNumber')).toEqual({ isRequired: true, maxLength: 11 })
    expect(errorsOf(schema.safeParse({ ...filled, addressNumber: ' ' }))).toEqual({
      addressNumber: 'Numero é obrigatório',
    })
  })

  it('requires every field, by its own name', () => {
    expect(errorsOf(createCompanyFormSchema(specified).safeParse({}))).toEqual({
      cnpj: 'CNPJ é obrigatório',
      cep: 'CEP é obrigatório',
      addressCity: 'Cidade é obrigatório',
      addressState: 'Estado é obrigatório',
      address: 'Rua é obrigatório',
      addressNumber: 'Numero é obrigatório',
      addressDistrict: 'Bairro é obrigatório',
      addressComplement: 'Complemento é obrigatório',
    })
    expect(errorsOf(createPersonFormSchema(specified).safeParse(address))).toEqual({
      cpf: 'CPF é obrigatório',
    })
  })

  it.each([
    ['specified', specified, 'addressNumber', '15780', 'Numero deve ter no máximo 4 caracteres'],
    ['brazil', brazil, 'addressNumber', '15780', undefined],
    ['brazil', brazil, 'addressNumber', '12345678901', 'Numero deve ter no máximo 10 caracteres'],
    ['specified', specified, 'cep', '013.100-100', undefined],
    ['brazil', brazil, 'cep', '0131010', 'CEP é inválido'],
    ['specified', specified, 'cep', '0131', 'CEP é inválido'],
    ['specified', specified, 'cnpj', '11.222.333/0001-80', undefined],
    ['brazil', brazil, 'cnpj', '11.222.333/0001-80', 'CNPJ é inválido'],
    ['brazil', brazil, 'cnpj', '12.abc.345/01de-35', undefined],
    ['brazil', brazil, 'cnpj', '12.abc.345/01de-36', 'CNPJ é inválido'],
    ['brazil', brazil, 'cnpj', '11.222', 'CNPJ é inválido'],
  ])('%s: %4$s', (_, preset, field, value, text) => {
    expect(
      errorsOf(createCompanyFormSchema(preset).safeParse({ ...company, [field]: value })),
    ).toEqual(text === undefined ? {} : { [field]: text })
  })
})

describe.each([
  ['a company', createCompanyFormSchema, company],
  ['an individual', createPersonFormSchema, { cpf: '52998224725', ...address }],
] as const)('the lines of the address of %s', (_, create, valid) => {
  it.each([
    ['addressCity', 'Cidade'],
    ['addressState', 'Estado'],
    ['address', 'Rua'],
    ['addressDistrict', 'Bairro'],
    ['addressComplement', 'Complemento'],
  ])('%s has at most 50 characters, and at least one', (field, label) => {
    const errors = (text: string) =>
      errorsOf(create(specified).safeParse({ ...valid, [field]: text }))
    expect(errors('a'.repeat(50))).toEqual({})
    expect(errors('a'.repeat(51))).toEqual({
      [field]: `${label} deve ter no máximo 50 caracteres`,
    })
    expect(errors(' ')).toEqual({ [field]: `${label} é obrigatório` })
  })
})

describe('the form of who signs', () => {
  it('wants name, CPF and e-mail', () => {
    const schema = createLegalRepresentativeSchema(brazil)
    expect(errorsOf(schema.safeParse({ cpf: '52998224724' }))).toEqual({
      name: 'Nome é obrigatório',
      cpf: 'CPF é inválido',
      email: 'E-mail é obrigatório',
    })
    const form = { name: 'Helena', cpf: '529.982.247-25', email: 'helena@aurora.example' }
    expect(schema.parse(form)).toEqual({ ...form, cpf: '52998224725' })
  })
})
