import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { userFieldMessages } from '../messages/user-fields.ts'
import type { Mask } from './mask.ts'
import { createMasks } from './masks.ts'
import { evaluateTaxId, type PersonType } from './tax-id.rules.ts'
import { emptyAsNull, type FieldName, invalidMessage, requiredMessage } from './text-fields.ts'

/** A value that is accepted masked or bare and returned bare, and its validation. */
interface BareField {
  readonly field: FieldName
  readonly mask: Mask
  readonly isValid: (bare: string) => boolean
  /** Why another value is refused; '{label} é inválido' when absent. */
  readonly invalid?: string
}

const toBare = (mask: Mask) => z.overwrite<string>((text) => mask.parse(text))
/** A text that the mask would cut is not a valid value; the stored one is, as long as it is unchanged. */
function isFitting({ mask, isValid }: BareField, stored: string | null = '') {
  const left = mask.parse(stored ?? '')
  return (bare: string) => !bare || bare === left || (mask.toBare(bare) === bare && isValid(bare))
}

function required(bareField: BareField, stored?: string | null): z.ZodMiniString {
  const { field, mask } = bareField
  const empty = requiredMessage(field)
  return z
    .string(empty)
    .check(
      toBare(mask),
      z.minLength(1, { error: empty, abort: true }),
      z.refine(isFitting(bareField, stored), invalidMessage(field)),
    )
}

function optional(bareField: BareField, stored?: string | null) {
  const { field, invalid: message = invalidMessage(field) } = bareField
  const text = z
    .string(message)
    .check(toBare(bareField.mask), z.refine(isFitting(bareField, stored), message))
  return emptyAsNull(z._default(text, ''))
}

function taxId(personType: PersonType, conventions: Conventions): BareField {
  const field = personType === 'PF' ? 'cpf' : 'cnpj'
  return {
    field,
    mask: createMasks(conventions)[field],
    isValid: (bare) =>
      !conventions.checkDigits || evaluateTaxId(bare, personType, conventions).allowed,
  }
}

function cep(conventions: Conventions): BareField {
  return {
    field: 'cep',
    mask: createMasks(conventions).cep,
    isValid: (bare) => conventions.cepLengths.includes(bare.length),
  }
}

/**
 * A required CPF or CNPJ, masked or bare; its value is bare. The conventions say whether its check digits
 * are verified; if not, neither is its length, which the server verifies.
 * @param stored the current value: valid as long as it is unchanged
 */
export function taxIdField(
  personType: PersonType,
  conventions: Conventions,
  stored?: string | null,
): z.ZodMiniString {
  return required(taxId(personType, conventions), stored)
}

/** A CPF or CNPJ like `taxIdField`, but it may stay empty and is then null. */
export function optionalTaxIdField(
  personType: PersonType,
  conventions: Conventions,
  stored?: string | null,
) {
  return optional(taxId(personType, conventions), stored)
}

/**
 * A required CEP, masked or bare; its value is bare, of a length that the conventions allow.
 * @param stored the current value: valid as long as it is unchanged
 */
export function cepField(conventions: Conventions, stored?: string | null): z.ZodMiniString {
  return required(cep(conventions), stored)
}

/** A CEP like `cepField`, but it may stay empty and is then null. */
export function optionalCepField(conventions: Conventions, stored?: string | null) {
  return optional(cep(conventions), stored)
}

/**
 * An optional phone number with its area code, masked or bare; its value is bare, or null when empty.
 * @param stored the current value, such as a foreign number: valid as long as it is unchanged
 */
export function phoneField(conventions: Conventions, stored: string | null = null) {
  const { phoneLengths } = conventions
  const phone: BareField = {
    field: 'phone',
    mask: createMasks(conventions).phone,
    isValid: (bare) => phoneLengths.includes(bare.length),
    invalid: userFieldMessages['users.invalidPhone'],
  }
  return optional(phone, stored)
}
