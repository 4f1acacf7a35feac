import { conventions } from '@tramite/core/calendar'
import { describe, expect, it } from 'vitest'
import { evaluateCustomerEdit } from './customer-edit.rules.ts'
import { evaluateCustomerTagRemoval, type TagRemover } from './customer-tags.rules.ts'
import { findRegistrationFaults, type Registration } from './registration.rules.ts'

const { specified, brazil } = conventions
const plain = { customerAdmin: false, customerSuperAdmin: false }
const admin = { ...plain, customerAdmin: true }
const superAdmin = { ...plain, customerSuperAdmin: true }

describe('evaluateCustomerEdit', () => {
  it.each([
    ['data', plain, true],
    ['data', admin, true],
    ['legalRepresentative', plain, false],
    ['legalRepresentative', admin, true],
    ['legalRepresentative', superAdmin, true],
  ] as const)('%s by %j: %s', (part, user, allowed) => {
    expect(evaluateCustomerEdit(part, user).allowed).toBe(allowed)
  })
})

describe('evaluateCustomerTagRemoval', () => {
  const by = (user: typeof plain): TagRemover => ({ kind: 'customer', ...user })
  it.each([
    ['Inadimplente', by(admin), true, undefined],
    ['Inadimplente', by(superAdmin), true, undefined],
    ['Inadimplente', by(admin), false, 'receiptMissing'],
    ['Inadimplente', by(plain), true, 'notAdmin'],
    ['Demanda Específica', by(admin), true, 'tagOfFirm'],
    ['Indicação', by(admin), false, undefined],
    ['Indicação', by(plain), false, 'notAdmin'],
    ['Inadimplente', { kind: 'staff' }, false, undefined],
    ['Demanda Específica', { kind: 'staff' }, false, undefined],
  ] as const)('%s by %j, receipt %s', (name, remover, hasReceipt, reason) => {
    const expected = reason ? { allowed: false, reason } : { allowed: true }
    expect(evaluateCustomerTagRemoval({ name }, remover, hasReceipt)).toEqual(expected)
  })
})

describe('findRegistrationFaults', () => {
  const company: Registration = { personType: 'PJ', cnpj: '11222333000181' }
  const wrong = '11222333000182'
  it.each([
    ['a company', company, specified, {}],
    ['a company without CNPJ', { personType: 'PJ' }, specified, { cnpj: 'required' }],
    ['an empty CNPJ', { personType: 'PJ', cnpj: '' }, specified, { cnpj: 'required' }],
    ['a CPF alone', { personType: 'PJ', cpf: '52998224725' }, specified, { cnpj: 'required' }],
    ['a person', { personType: 'PF', cpf: '52998224725' }, brazil, {}],
    ['a person without CPF', { personType: 'PF', cpf: null }, brazil, { cpf: 'required' }],
    ['wrong check digits, not asked for', { ...company, cnpj: wrong }, specified, {}],
    ['wrong check digits', { ...company, cnpj: wrong }, brazil, { cnpj: 'invalid' }],
    ['an alphanumeric CNPJ', { ...company, cnpj: '12ABC34501DE35' }, brazil, {}],
    ['a short CNPJ', { ...company, cnpj: '112223330001' }, specified, { cnpj: 'invalid' }],
    ['a wrong CPF beside', { ...company, cpf: '11111111111' }, brazil, { cpf: 'invalid' }],
    ['nine digits of CEP', { ...company, cep: '013101000' }, specified, {}],
    ['nine digits in Brazil', { ...company, cep: '013101000' }, brazil, { cep: 'invalid' }],
    ['four characters', { ...company, addressNumber: ' 1578 ' }, specified, {}],
    ['five', { ...company, addressNumber: '15780' }, specified, { addressNumber: 'tooLong' }],
    ['five in Brazil', { ...company, addressNumber: '15780' }, brazil, {}],
    ['nothing of the address', { ...company, cep: null, addressNumber: null }, brazil, {}],
  ] as const)('%s', (_, registration, preset, faults) => {
    expect(findRegistrationFaults(registration, preset, { needsDocument: true })).toEqual(faults)
  })

  it('lets what is there stay as it is, and refuses to lose a document', () => {
    const before = { ...company, cnpj: wrong, cep: '013101000', addressNumber: null }
    const rules = { before, needsDocument: true }
    expect(findRegistrationFaults({ ...before, addressNumber: '1578' }, brazil, rules)).toEqual({})
    expect(findRegistrationFaults({ ...before, cep: '013101001' }, brazil, rules)).toEqual({
      cep: 'invalid',
    })
    const none = { ...before, cnpj: null }
    expect(findRegistrationFaults(none, brazil, { before: none, needsDocument: true })).toEqual({
      cnpj: 'required',
    })
  })

  it('asks for no document where none is needed', () => {
    expect(findRegistrationFaults({ personType: 'PJ' }, brazil, {})).toEqual({})
    expect(findRegistrationFaults({ ...company, cnpj: wrong }, brazil, {})).toEqual({
      cnpj: 'invalid',
    })
  })
})
