import { describe, expect, it } from 'vitest'
import { toCpfOrCnpj } from './registration.ts'

describe('toCpfOrCnpj', () => {
  it.each([
    [{ personType: 'PF', cpf: '987.102.345-60', cnpj: '11222333000181' }, '98710234560'],
    [{ personType: 'PJ', cpf: '98710234560', cnpj: '11.222.333/0001-81' }, '11222333000181'],
    [{ personType: 'PJ', cpf: null, cnpj: '12.ABC.345/01DE-35' }, '12ABC34501DE35'],
    [{ personType: 'PJ', cpf: '98710234560', cnpj: null }, null],
    [{ personType: 'PF', cpf: '', cnpj: null }, null],
  ] as const)('%j', (customer, expected) => {
    expect(toCpfOrCnpj(customer)).toBe(expected)
  })
})
