import type { Conventions } from '../calendar/index.ts'
import { cepField, optionalCepField } from './document-fields.ts'
import { CITY_MAX, COMPLEMENT_MAX, DISTRICT_MAX, STATE_MAX, STREET_MAX } from './field-limits.ts'
import { nullableText, requiredText } from './text-fields.ts'

/**
 * The fields of an address, all required, under their names on the wire. The conventions say how a CEP is
 * written and how long a number may be.
 */
export function createAddressFields(conventions: Conventions) {
  return {
    cep: cepField(conventions),
    addressCity: requiredText('addressCity', CITY_MAX),
    addressState: requiredText('addressState', STATE_MAX),
    address: requiredText('address', STREET_MAX),
    addressNumber: requiredText('addressNumber', conventions.addressNumberMax),
    addressDistrict: requiredText('addressDistrict', DISTRICT_MAX),
    addressComplement: requiredText('addressComplement', COMPLEMENT_MAX),
  }
}

/** The fields of an address like those of `createAddressFields`, but each may stay empty and is then null. */
export function createOptionalAddressFields(conventions: Conventions) {
  return {
    cep: optionalCepField(conventions),
    addressCity: nullableText('addressCity', CITY_MAX),
    addressState: nullableText('addressState', STATE_MAX),
    address: nullableText('address', STREET_MAX),
    addressNumber: nullableText('addressNumber', conventions.addressNumberMax),
    addressDistrict: nullableText('addressDistrict', DISTRICT_MAX),
    addressComplement: nullableText('addressComplement', COMPLEMENT_MAX),
  }
}
