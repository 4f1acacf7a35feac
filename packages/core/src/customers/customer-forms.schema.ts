import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { createAddressFields, type StoredAddress } from '../forms/address-fields.ts'
import { taxIdField } from '../forms/document-fields.ts'
import { EMAIL_MAX, NAME_MAX } from '../forms/index.ts'
import { emailField, requiredText } from '../forms/text-fields.ts'

interface StoredCpf {
  readonly cpf?: string | null
}
interface StoredCnpj {
  readonly cnpj?: string | null
}

/**
 * The form of an individual's data: CPF and the whole address.
 * @param stored what is stored, which stays valid as long as it is unchanged
 */
export function createPersonFormSchema(
  conventions: Conventions,
  stored: StoredCpf & StoredAddress = {},
) {
  return z.object({
    cpf: taxIdField('PF', conventions, stored.cpf),
    ...createAddressFields(conventions, stored),
  })
}

/** The form of a company's data: CNPJ and the whole address; `stored` as for an individual. */
export function createCompanyFormSchema(
  conventions: Conventions,
  stored: StoredCnpj & StoredAddress = {},
) {
  return z.object({
    cnpj: taxIdField('PJ', conventions, stored.cnpj),
    ...createAddressFields(conventions, stored),
  })
}

/** The form of the customer's legal representative; `stored` as for an individual. */
export function createLegalRepresentativeSchema(conventions: Conventions, stored: StoredCpf = {}) {
  return z.object({
    name: requiredText('name', NAME_MAX),
    cpf: taxIdField('PF', conventions, stored.cpf),
    email: emailField(EMAIL_MAX),
  })
}
