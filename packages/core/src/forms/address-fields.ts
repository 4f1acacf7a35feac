import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { cepField, optionalCepField } from './document-fields.ts'
import { CITY_MAX, COMPLEMENT_MAX, DISTRICT_MAX, STATE_MAX, STREET_MAX } from './field-limits.ts'
import {
  cleanText,
  emptyAsNull,
  invalidMessage,
  nullableText,
  requiredMessage,
  requiredText,
  tooLongMessage,
} from './text-fields.ts'

/** The values of an address that are stored: each is valid as long as it is unchanged. */
export interface StoredAddress {
  readonly cep?: string | null
  readonly addressNumber?: string | null
}

/** The limit of a number's length; the stored one raises it for itself alone. */
function limitsOf({ addressNumberMax: max }: Conventions, stored?: string | null) {
  const held = stored?.trim() ?? ''
  const text = tooLongMessage('addressNumber', max)
  return [
    z.maxLength(Math.max(max, held.length), text),
    z.refine<string>((number) => number.length <= max || number === held, text),
  ] as const
}

/**
 * The fields of an address, all required, under their names on the wire. The conventions say how a CEP is
 * written and how long a number may be.
 */
export function createAddressFields(conventions: Conventions, stored: StoredAddress = {}) {
  const empty = requiredMessage('addressNumber')
  return {
    cep: cepField(conventions, stored.cep),
    addressCity: requiredText('addressCity', CITY_MAX),
    addressState: requiredText('addressState', STATE_MAX),
    address: requiredText('address', STREET_MAX),
    addressNumber: z
      .string(empty)
      .check(cleanText(), z.minLength(1, empty), ...limitsOf(conventions, stored.addressNumber)),
    addressDistrict: requiredText('addressDistrict', DISTRICT_MAX),
    addressComplement: requiredText('addressComplement', COMPLEMENT_MAX),
  }
}

/** The fields of an address like those of `createAddressFields`, but each may stay empty and is then null. */
export function createOptionalAddressFields(conventions: Conventions, stored: StoredAddress = {}) {
  const number = z
    .string(invalidMessage('addressNumber'))
    .check(cleanText(), ...limitsOf(conventions, stored.addressNumber))
  return {
    cep: optionalCepField(conventions, stored.cep),
    addressCity: nullableText('addressCity', CITY_MAX),
    addressState: nullableText('addressState', STATE_MAX),
    address: nullableText('address', STREET_MAX),
    addressNumber: emptyAsNull(z._default(number, '')),
    addressDistrict: nullableText('addressDistrict', DISTRICT_MAX),
    addressComplement: nullableText('addressComplement', COMPLEMENT_MAX),
  }
}
