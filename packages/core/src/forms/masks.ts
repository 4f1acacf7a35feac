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
  /** Mobile and, where the conventions allow them, landline numbers; a pasted country code or trunk zero is removed. */
  readonly phone: Mask
}

/** The conventions that the masks need. */
export type MaskConventions = Pick<
  Conventions,
  'cpfMask' | 'cnpjMask' | 'cepMask' | 'cepLengths' | 'phoneMasks' | 'phoneLengths'
>

/** Brazil's country code, while it is typed only with its plus sign: 55 is also an area code. */
const COUNTRY_CODE = /^\s*\+\s*55/

/** Before an area code, which has no zero, and a number: 55 with or without the international zeros, and the trunk zero. */
const DIALLED = /^(?:(?:00)?55)?0?(?=[1-9]{2}\d{8,9}$)/

/** The label before the number of a company or person. Without a space after it, it may be part of a CNPJ. */
const TAX_ID_LABEL =
  /^\s*(?:CPF|CNPJ)(?:\s*\/\s*(?:CNPJ|CPF|MF))?(?![A-Z0-9])[^A-Z0-9]*(?:n[.º°]+\s*)?/i

/** The masks according to the conventions that a firm has chosen. */
export function createMasks(conventions: MaskConventions): Masks {
  const { cpfMask, cnpjMask, cepMask, cepLengths, phoneMasks, phoneLengths } = conventions
  const label = TAX_ID_LABEL
  return {
    cpf: createPatternMask([cpfMask]),
    cnpj: createPatternMask([cnpjMask], { label }),
    taxId: createPatternMask([cpfMask, cnpjMask], { label }),
    cep: createPatternMask([cepMask], { lengths: cepLengths }),
    phone: createPatternMask(phoneMasks, {
      prefix: COUNTRY_CODE,
      lengths: phoneLengths,
      toLocal: (whole) => whole.replace(DIALLED, ''),
    }),
  }
}

/** An e-mail address, which contains no spaces. */
export const emailMask: Mask = {
  toBare: (text) => text.replace(/\s/gu, ''),
  parse: (text) => text.replace(/\s/gu, ''),
  format: (bare) => bare,
}
