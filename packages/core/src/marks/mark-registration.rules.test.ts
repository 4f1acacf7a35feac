import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { buildBusiness, buildCustomer, buildUser } from '../testing/index.ts'
import {
  emptyMarkForm,
  evaluateMarkDraft,
  isCompanyForm,
  type MarkForm,
  toHolderStart,
  toMarkDraft,
  toMarkDraftText,
  toMarkEmail,
  toOwnHolder,
} from './mark-registration.rules.ts'

const { specified, brazil } = conventions
const file = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: 1, awsFileKey: 'k' }
const own = toOwnHolder(buildCustomer(), buildBusiness(), buildUser(), specified)
const filled: MarkForm = {
  ...emptyMarkForm,
  apres: 'Mista',
  product: 'Produto',
  name: ' Aurora ',
  description: 'Sabonetes.',
  logo: file,
  email: 'marcas@aurora.example',
  contrato: { ...file, awsFileKey: 'c' },
}
const otherHolder = {
  isOwnHolder: false,
  cpf: '529.982.247-25',
  customerName: 'Ana Lima',
  UF: 'SP',
  city: 'São Paulo',
  address: 'Rua A, 1',
  CEP: '01.310-100',
  user: 'Ana Lima',
}

it('starts the form of a holder with gaps with what is known, and keeps what was typed', () => {
  const gapped = toOwnHolder(buildCustomer(), null, buildUser(), specified)
  expect(toHolderStart(emptyMarkForm, gapped)).toMatchObject({
    cpf: '12.345.678/0001-95',
    customerName: 'Aurora Alimentos Ltda.',
    address: '',
  })
  expect(toHolderStart({ ...emptyMarkForm, city: 'Itu' }, gapped)).toEqual({})
})

it('has the own address of who holds the mark until another is typed, or it is emptied', () => {
  const emailOf = (form: Partial<MarkForm>) => {
    const typed = { ...emptyMarkForm, ...form }
    return [toMarkEmail(typed, own), toMarkDraft(typed, own).email]
  }
  const ofUser = 'marina@aurora.example'
  expect(emailOf({})).toEqual([ofUser, ofUser])
  expect(emailOf({ email: 'm@b.co' })).toEqual(['m@b.co', 'm@b.co'])
  expect(emailOf({ email: '' })).toEqual(['', ''])
  expect(emailOf({ isOwnHolder: false })).toEqual(['', ''])
  expect(toHolderStart(emptyMarkForm, own)).not.toHaveProperty('email')
})

describe('toOwnHolder', () => {
  it('takes the holder from the customer, its default business and the user', () => {
    expect(own).toEqual({
      personType: 'PJ',
      cpf: '12.345.678/0001-95',
      customerName: 'Aurora Alimentos Ltda.',
      UF: 'SP',
      city: 'São Paulo',
      address: 'Avenida Paulista, 1500, Conjunto 82, Bela Vista',
      CEP: '013.101-00',
      user: 'Marina Lopes Ferreira',
      email: 'marina@aurora.example',
    })
  })

  it('cuts an address that is too long between letters', () => {
    const business = buildBusiness({ address: `${'a'.repeat(252)}😀😀` })
    expect(toOwnHolder(buildCustomer(), business, buildUser(), brazil).address).toBe(
      `${'a'.repeat(252)}😀`,
    )
  })

  it.each([
    ['sp ', 'SP'],
    ['São Paulo', 'SP'],
    ['sao paulo', 'SP'],
    ['Distrito Federal', 'DF'],
    ['Terra do Nunca', ''],
    [null, ''],
  ])('takes the code of the state from what the business says: %s', (addressState, UF) => {
    const business = buildBusiness({ addressState })
    expect(toOwnHolder(buildCustomer(), business, buildUser(), brazil).UF).toBe(UF)
  })

  it.each([
    ['PJ', '12.345.678/0001-95'],
    ['PF', '529.982.247-25'],
  ] as const)('takes the registration of what the customer is, a %s', (personType, expected) => {
    const both = buildCustomer({ personType, cpf: '52998224725', cnpj: '12345678000195' })
    expect(toOwnHolder(both, null, buildUser(), brazil).cpf).toBe(expected)
  })

  it('leaves empty what is not known', () => {
    const person = buildCustomer({ personType: 'PF', cpf: '52998224725', cnpj: null })
    expect(toOwnHolder(person, null, buildUser(), brazil)).toMatchObject({
      personType: 'PF',
      cpf: '529.982.247-25',
      UF: '',
      address: '',
      CEP: '',
    })
    const bare = buildBusiness({ addressNumber: null, addressComplement: '', cep: null })
    expect(toOwnHolder(person, bare, buildUser(), brazil)).toMatchObject({
      address: 'Avenida Paulista, Bela Vista',
      CEP: '',
    })
  })
})

describe('toMarkDraft', () => {
  it('sends the own holder, without slashes', () => {
    expect(toMarkDraft(filled, own)).toEqual({
      name: 'Aurora',
      description: 'Sabonetes.',
      attachments: [file],
      contrato: { ...file, awsFileKey: 'c' },
      email: 'marcas@aurora.example',
      isPJ: true,
      product: 'Produto',
      apres: 'Mista',
      cpf: '12.345.6780001-95',
      customerName: 'Aurora Alimentos Ltda.',
      country: 'Brasil',
      UF: 'SP',
      city: 'São Paulo',
      address: 'Avenida Paulista, 1500, Conjunto 82, Bela Vista',
      CEP: '013.101-00',
      user: 'Marina Lopes Ferreira',
    })
  })

  it('sends another holder as typed', () => {
    const draft = toMarkDraft({ ...filled, ...otherHolder }, own)
    expect(draft).toMatchObject({ isPJ: false, customerName: 'Ana Lima', country: 'Brasil' })
    expect(isCompanyForm({ isOwnHolder: false, cpf: '12.345.678/0001-95' }, own)).toBe(true)
  })
})

describe('a file that the form no longer asks for', () => {
  it.each<[string, Partial<MarkForm>, object]>([
    ['logo of a word mark', { apres: 'Nominativa' }, { attachments: [], isPJ: true }],
    ['contract of a person', otherHolder, { contrato: null, isPJ: false }],
  ])('is not sent: %s', (_, change, sent) => {
    expect(toMarkDraft({ ...filled, ...change }, own)).toMatchObject(sent)
  })
})

describe('evaluateMarkDraft', () => {
  const evaluate = (change: Partial<MarkForm>, preset = specified) =>
    evaluateMarkDraft(toMarkDraft({ ...filled, ...change }, own), preset)
  const reasonOf = (change: Partial<MarkForm>, preset = specified) => {
    const decision = evaluate(change, preset)
    return decision.allowed ? null : toMarkDraftText(decision.reason)
  }

  it.each<[Partial<MarkForm>, string | null]>([
    [{}, null],
    [{ apres: 'Nominativa', logo: null }, null],
    [{ logo: null }, 'Você precisa carregar sua Logo!'],
    [{ apres: 'Figura', logo: null }, 'Você precisa carregar sua Logo!'],
    [{ contrato: null }, 'Você precisa carregar seu Contrato Sócio!'],
    [{ logo: null, contrato: null }, 'Você precisa carregar sua Logo!'],
    [{ name: '', logo: null }, 'Algum campo não foi preenchido corretamente.'],
    [{ description: 'a'.repeat(2049) }, 'Algum campo não foi preenchido corretamente.'],
    [{ ...otherHolder, contrato: null }, null],
    [
      { ...otherHolder, cpf: '12.345.678/0001-95', contrato: null },
      'Você precisa carregar seu Contrato Sócio!',
    ],
    [{ ...otherHolder, UF: ' ' }, 'Algum campo não foi preenchido corretamente.'],
  ])('%o: %s', (change, text) => expect(reasonOf(change)).toBe(text))

  it('says each field', () => {
    const form = { ...emptyMarkForm, ...otherHolder, UF: '', CEP: '' }
    expect(evaluateMarkDraft(toMarkDraft(form, own), specified).errors).toEqual({
      apres: 'Apresentação é obrigatório',
      product: 'Natureza é obrigatório',
      name: 'Nome da marca é obrigatório',
      description: 'Descrição é obrigatória',
      logo: 'Logo é obrigatória',
      email: 'Email é obrigatório',
      UF: 'Estado é obrigatório',
      CEP: 'CEP é obrigatório',
    })
  })

  it('asks a company for its contract, whatever the caller says of itself', () => {
    const draft = { ...toMarkDraft(filled, own), isPJ: false, contrato: null }
    expect(evaluateMarkDraft(draft, specified)).toMatchObject({ reason: 'contractMissing' })
  })

  it('holds check digits only where the conventions do', () => {
    const wrong = { ...otherHolder, cpf: '529.982.247-24' }
    expect(reasonOf(wrong)).toBeNull()
    expect(evaluate(wrong, brazil).errors).toEqual({ cpf: 'CPF/CNPJ é inválido' })
  })
})
