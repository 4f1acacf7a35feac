import type { Conventions } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** A person (PF, with a CPF) or a company (PJ, with a CNPJ). */
export const personTypes = ['PF', 'PJ'] as const

/** A person or a company. */
export type PersonType = (typeof personTypes)[number]

/** Number of digits of a CPF. */
export const CPF_LENGTH = 11
/** Number of characters of a CNPJ. */
export const CNPJ_LENGTH = 14

/**
 * A check digit by modulo 11, weights 2, 3, 4 … from the right, starting over after `weightMax`. A
 * character counts as its ASCII code minus 48: a digit as its value, A as 17, and so on.
 */
function checkDigitOf(base: string, weightMax: number): number {
  let sum = 0
  let weight = 2
  for (let at = base.length - 1; at >= 0; at -= 1) {
    sum += (base.charCodeAt(at) - 48) * weight
    weight = weight === weightMax ? 2 : weight + 1
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function checkDigitsOf(base: string, weightMax: number): string {
  const first = checkDigitOf(base, weightMax)
  return `${first}${checkDigitOf(`${base}${first}`, weightMax)}`
}

/**
 * The two check digits of a CPF.
 * @param base its first nine digits
 */
export function cpfCheckDigits(base: string): string {
  return checkDigitsOf(base, 11)
}

/**
 * The two check digits of a CNPJ, numeric or alphanumeric: Receita Federal, IN RFB 2.229/2024.
 * @param base its first twelve digits or capitals
 */
export function cnpjCheckDigits(base: string): string {
  return checkDigitsOf(base, 9)
}

const isRepeated = (text: string) => text === text.charAt(0).repeat(text.length)

/** Whether eleven bare digits are a CPF: correct check digits, and not a single digit repeated. */
export function isCpf(bare: string): boolean {
  return (
    /^\d{11}$/.test(bare) && !isRepeated(bare) && bare.slice(9) === cpfCheckDigits(bare.slice(0, 9))
  )
}

/** Whether fourteen bare characters are a CNPJ, numeric or alphanumeric, and not a single one repeated. */
export function isCnpj(bare: string): boolean {
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(bare) &&
    !isRepeated(bare) &&
    bare.slice(12) === cnpjCheckDigits(bare.slice(0, 12))
  )
}

const shapes: Readonly<Record<PersonType, { length: number; isValid: (bare: string) => boolean }>> =
  {
    PF: { length: CPF_LENGTH, isValid: isCpf },
    PJ: { length: CNPJ_LENGTH, isValid: isCnpj },
  }

/**
 * Whether a CPF (of a person) or CNPJ (of a company) can be stored: of the right length and, where the
 * conventions require it, with correct check digits.
 * @param bare without separators
 */
export function evaluateTaxId(
  bare: string,
  personType: PersonType,
  conventions: Pick<Conventions, 'checkDigits'>,
): Decision<'incomplete' | 'checkDigits'> {
  const { length, isValid } = shapes[personType]
  if (bare.length !== length) return refused('incomplete')
  return conventions.checkDigits && !isValid(bare) ? refused('checkDigits') : allowed
}
