import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  isCompanyHolder,
  needsLogo,
  presentations,
  toEditableParts,
  toMarkTaxId,
  toPresentation,
} from './mark.rules.ts'
import {
  createMarkEditSchema,
  createOtherHolderSchema,
  markImportSchema,
  markPage1Schema,
} from './mark-forms.schema.ts'

const file = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: 1, awsFileKey: 'k' }
const { specified, brazil } = conventions

describe('the first page', () => {
  const page = {
    apres: 'Mista',
    product: 'Ambas',
    name: 'Aurora',
    description: 'Alimentos.',
    logo: file,
  }

  it.each([
    [{}, {}],
    [{ apres: 'Nominativa', logo: null }, {}],
    [{ logo: null }, { logo: 'Logo é obrigatória' }],
    [{ apres: 'Figura', logo: undefined }, { logo: 'Logo é obrigatória' }],
    [{ name: ' ' }, { name: 'Nome da marca é obrigatório' }],
    [{ description: '' }, { description: 'Descrição é obrigatória' }],
    [{ description: 'a'.repeat(2048) }, {}],
    [
      { description: 'a'.repeat(2049) },
      { description: 'Descrição deve ter no máximo 2048 caracteres' },
    ],
    [{ apres: undefined, logo: file }, { apres: 'Apresentação é obrigatório' }],
    [{ product: undefined }, { product: 'Natureza é obrigatório' }],
  ])('%o', (change, errors) => {
    expect(errorsOf(markPage1Schema.safeParse({ ...page, ...change }))).toEqual(errors)
  })

  it('says everything that is missing at once', () => {
    expect(Object.keys(errorsOf(markPage1Schema.safeParse({})))).toEqual([
      'apres',
      'product',
      'name',
      'description',
      'logo',
    ])
  })
})

describe('the second page', () => {
  const holder = {
    email: 'ana@aurora.example',
    cpf: '529.982.247-25',
    customerName: 'Ana Lima',
    country: 'Brasil',
    UF: 'SP',
    city: 'São Paulo',
    address: 'Avenida Paulista, 1578',
    CEP: '01310-100',
    user: 'Ana Lima',
  }

  it('asks every field of another holder, by its own text', () => {
    expect(errorsOf(createOtherHolderSchema(specified, true).safeParse({}))).toEqual({
      email: 'Email é obrigatório',
      cpf: 'CPF/CNPJ é obrigatório',
      customerName: 'Seu nome é obrigatório',
      country: 'País é obrigatório',
      UF: 'Estado é obrigatório',
      city: 'Cidade é obrigatória',
      address: 'Endereço é obrigatório',
      CEP: 'CEP é obrigatório',
      user: 'Nome é obrigatório',
      contrato: 'Contrato Sócio é obrigatório',
    })
  })

  it.each([
    ['specified', specified, { cpf: '529.982.247-24' }, {}],
    ['brazil', brazil, {}, {}],
    ['brazil', brazil, { cpf: '12.ABC.345/01DE-35' }, {}],
    ['brazil', brazil, { cpf: '529.982.247-24' }, { cpf: 'CPF/CNPJ é inválido' }],
    ['brazil', brazil, { cpf: '12.ABC.345/01DE-35 99' }, { cpf: 'CPF/CNPJ é inválido' }],
    ['brazil', brazil, { cpf: '529.982.247-25 ou A' }, { cpf: 'CPF/CNPJ é inválido' }],
    ['specified', specified, { country: 'Portugal' }, { country: 'País é obrigatório' }],
    ['specified', specified, { UF: 'XX' }, { UF: 'Estado é inválido: informe a sigla, como SP' }],
    ['brazil', brazil, { UF: 'São Paulo' }, { UF: 'Estado é inválido: informe a sigla, como SP' }],
    ['brazil', brazil, { UF: 'DF' }, {}],
    ['specified', specified, { email: 'ana@' }, { email: 'Email inválido' }],
  ])('%s: %4$o', (_, preset, change, errors) => {
    const schema = createOtherHolderSchema(preset, false)
    expect(errorsOf(schema.safeParse({ ...holder, ...change }))).toEqual(errors)
  })

  it.each([
    [{ isUser: true, personType: 'PJ' }, true],
    [{ isUser: true, personType: 'PF' }, false],
    [{ isUser: false, cpf: '12.345.678/0001-95' }, true],
    [{ isUser: false, cpf: '12.ABC.345/01DE-35' }, true],
    [{ isUser: false, cpf: '529.982.247-25' }, false],
  ] as const)('%o is a company: %s', (holds, expected) => {
    expect(isCompanyHolder(holds)).toBe(expected)
  })

  it('sends the CNPJ without its slash', () => {
    expect(toMarkTaxId('12.345.678/0001-95')).toBe('12.345.6780001-95')
  })
})

describe('the other forms', () => {
  it.each([' ', ' , ;\n,'])('an import needs a number, and %o has none', (marcaProcessNumber) => {
    expect(errorsOf(markImportSchema.safeParse({ marcaProcessNumber }))).toEqual({
      marcaProcessNumber: 'Número do processo é obrigatório',
    })
  })

  const invalid = 'Dados invalidos para atualizar marca.'
  it.each([
    ['Nominativa', 'Aurora', {}],
    ['Nominativa', ' ', { name: invalid }],
    ['Nominativa', '\u200b', { name: invalid }],
    ['Nominativa', `${'a'.repeat(255)}\u200b`, {}],
    ['Nominativa', 'a'.repeat(256), { name: invalid }],
    ['Mista', 'Aurora', {}],
    ['Figura', '', {}],
    ['Figura', 'Aurora', { name: invalid }],
  ] as const)('an edit of %s to the name %o', (presentation, name, errors) => {
    expect(errorsOf(createMarkEditSchema(presentation).safeParse({ name }))).toEqual(errors)
  })
})

describe('presentations', () => {
  it.each([
    ['Nominativa', 'Nominativa'],
    ['Mista (palavra e figura)', 'Mista'],
    [' Figura', 'Figura'],
    ['mista', undefined],
    ['Tridimensional', undefined],
    ['', undefined],
  ])('%j is %s', (apresentacao, expected) => expect(toPresentation(apresentacao)).toBe(expected))

  it('say what is needed and what can be edited', () => {
    expect(presentations.map(needsLogo)).toEqual([false, true, true])
    expect(presentations.map(toEditableParts)).toEqual([
      { name: true, logo: false },
      { name: true, logo: true },
      { name: false, logo: true },
    ])
  })
})
