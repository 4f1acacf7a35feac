import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/conventions.ts'
import { cnpjCheckDigits, cpfCheckDigits, evaluateTaxId, isCnpj, isCpf } from './tax-id.rules.ts'

const { specified, brazil } = conventions
const textOf = (characters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length })
const cpfBase = textOf('0123456789', 9)
const cnpjBase = textOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12)

describe('CPF', () => {
  it.each([
    ['52998224725', true],
    ['11144477735', true],
    ['12345678909', true],
    ['52998224724', false],
    ['52998224752', false],
    ['11111111111', false],
    ['00000000000', false],
    ['5299822472', false],
    ['529982247250', false],
    ['529.982.247-25', false],
    ['', false],
  ])('%s: %s', (bare, expected) => expect(isCpf(bare)).toBe(expected))

  // A wrong digit among the nine passes now and then: the remainders 0 and 1 share the check digit 0.
  it('finds a wrong check digit, and takes what its check digits say', () => {
    fc.assert(
      fc.property(cpfBase, fc.nat(1), fc.integer({ min: 1, max: 9 }), (base, which, shift) => {
        const cpf = base + cpfCheckDigits(base)
        const at = 9 + which
        const wrong = (Number(cpf[at]) + shift) % 10
        expect(isCpf(`${cpf.slice(0, at)}${wrong}${cpf.slice(at + 1)}`)).toBe(false)
        if (new Set(cpf).size > 1) expect(isCpf(cpf)).toBe(true)
      }),
    )
  })
})

describe('CNPJ', () => {
  it.each([
    ['11222333000181', true],
    ['12345678000195', true],
    ['33000167000101', true],
    ['12ABC34501DE35', true],
    ['12ABC34501DE36', false],
    ['12ABD34501DE35', false],
    ['12abc34501de35', false],
    ['12ABC34501DEAB', false],
    ['11222333000180', false],
    ['00000000000000', false],
    ['1122233300018', false],
    ['11.222.333/0001-81', false],
  ])('%s: %s', (bare, expected) => expect(isCnpj(bare)).toBe(expected))

  it('takes what its check digits say, and no other pair', () => {
    fc.assert(
      fc.property(cnpjBase, textOf('0123456789', 2), (base, pair) => {
        const digits = cnpjCheckDigits(base)
        expect(isCnpj(base + digits)).toBe(new Set(base + digits).size > 1)
        if (pair !== digits) expect(isCnpj(base + pair)).toBe(false)
      }),
    )
  })

  it('numeric ones are as before: the weights of a number written out', () => {
    const before = (base: string) => {
      const digit = (text: string, weights: number[]) => {
        const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
        return sum % 11 < 2 ? 0 : 11 - (sum % 11)
      }
      const first = digit(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
      return `${first}${digit(`${base}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`
    }
    fc.assert(
      fc.property(textOf('0123456789', 12), (base) => {
        expect(cnpjCheckDigits(base)).toBe(before(base))
      }),
    )
  })
})

describe('evaluateTaxId', () => {
  it.each([
    ['52998224725', 'PF', brazil, null],
    ['52998224724', 'PF', brazil, 'checkDigits'],
    ['52998224724', 'PF', specified, null],
    ['5299822472', 'PF', specified, 'incomplete'],
    ['12ABC34501DE35', 'PJ', brazil, null],
    ['12ABC34501DE36', 'PJ', brazil, 'checkDigits'],
    ['52998224725', 'PJ', brazil, 'incomplete'],
    ['', 'PJ', specified, 'incomplete'],
  ] as const)('%s of %s', (bare, personType, preset, reason) => {
    const decision = evaluateTaxId(bare, personType, preset)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
