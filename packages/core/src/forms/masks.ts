import type { Conventions } from '../calendar/conventions.ts'
import { formatMoney } from '../calendar/format.ts'
import type { Mask } from './mask.ts'
import { createPatternMask } from './pattern-mask.ts'

/** The masks of the portal's fields. */
export interface Masks {
  readonly cpf: Mask
  readonly cnpj: Mask
  /** One field for both: a CPF until it is longer than one, or holds a letter. */
  readonly taxId: Mask
  readonly cep: Mask
  /** Mobile and, where the conventions know them, landline numbers; a pasted '+55' goes. */
  readonly phone: Mask
}

/** What the masks need of the conventions. */
export type MaskConventions = Pick<Conventions, 'cpfMask' | 'cnpjMask' | 'cepMask' | 'phoneMasks'>

/** Brazil's country code, only with its plus: a number may begin with 55, an area code. */
const COUNTRY_CODE = /^\s*\+\s*55/

/** The masks under the conventions that a firm chose. */
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

/** An e-mail address takes no spaces. */
export const emailMask: Mask = {
  toBare: (text) => text.replace(/\s/gu, ''),
  toWhole: (text) => text.replace(/\s/gu, ''),
  format: (bare) => bare,
}

/** Most digits of an amount, cents included: beyond them numbers are no longer exact. */
const MONEY_DIGITS_MAX = 13

/**
 * An amount typed from its cents, 'R$ 1.234,56'. The bare value is the amount in cents as digits,
 * without leading zeros; that of nothing and of zero is empty.
 */
export const moneyMask: Mask = {
  toBare: (text) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MONEY_DIGITS_MAX),
  toWhole: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  format: (bare) => (bare === '' ? '' : formatMoney(Number(bare) / 100)),
}

/** The cents of what a money field shows; null when it shows nothing. */
export function parseCents(text: string): number | null {
  const bare = moneyMask.toBare(text)
  return bare === '' ? null : Number(bare)
}
