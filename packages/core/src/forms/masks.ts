import type { Conventions } from '../calendar/index.ts'
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
