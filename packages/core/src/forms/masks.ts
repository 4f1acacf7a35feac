import { type Conventions, formatMoney } from '../calendar/index.ts'
import type { Mask } from './mask.ts'
import { createPatternMask } from './pattern-mask.ts'

/** The masks of the portal's fields. */
export interface Masks {
  readonly cpf: Mask
  readonly cnpj: Mask
  /** One field for both: a CPF until it is longer than one, or contains a letter. */
  readonly taxId: Mask
  readonly cep: Mask
  /** Mobile and, where the conventions allow them, landline numbers; a pasted '+55' is removed. */
  readonly phone: Mask
}

/** The conventions that the masks need. */
export type MaskConventions = Pick<Conventions, 'cpfMask' | 'cnpjMask' | 'cepMask' | 'phoneMasks'>

/** Brazil's country code, only with its plus sign: 55 is also an area code. */
const COUNTRY_CODE = /^\s*\+\s*55/

/** The masks according to the conventions that a firm has chosen. */
export function createMasks(conventions: MaskConventions): Masks {
  const { cpfMask, cnpjMask, cepMask, phoneMasks } = conventions
  return {
    cpf: createPatternMask([cpfMask]),
    cnpj: createPatternMask([cnpjMask]),
    taxId: createPatternMask([cpfMask, cnpjMask]),
    cep: createPatternMask([cepMask]),
    phone: createPatternMask(phoneMasks, COUNTRY_CODE),
  }
}

/** An e-mail address, which contains no spaces. */
export const emailMask: Mask = {
  toBare: (text) => text.replace(/\s/gu, ''),
  toWhole: (text) => text.replace(/\s/gu, ''),
  format: (bare) => bare,
}

/** Maximum number of digits of an amount, cents included: larger numbers are not exact. */
const MONEY_DIGITS_MAX = 13

/** A pasted amount: what precedes its last comma or point, and the one or two digits behind it. */
const PASTED = /^(.*?)(?:[.,](\d\d?))?\D*$/s

/**
 * An amount typed from its cents, 'R$ 1.234,56'; a pasted one is read as written, '1.500' as 1500 reais.
 * The bare value is the amount in cents as digits, without leading zeros; empty for nothing and for zero.
 */
export const moneyMask: Mask = {
  toBare: (text) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MONEY_DIGITS_MAX),
  toWhole: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  format: (bare) => (bare === '' ? '' : formatMoney(Number(bare) / 100)),
  fromPaste(text) {
    const [, reais = '', cents = ''] = PASTED.exec(text) ?? []
    return moneyMask.toBare(reais + cents.padEnd(2, '0'))
  },
}
