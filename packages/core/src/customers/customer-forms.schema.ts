import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { createAddressFields } from '../forms/address-fields.ts'
import { taxIdField } from '../forms/document-fields.ts'
import { EMAIL_MAX, NAME_MAX } from '../forms/index.ts'
import { emailField, requiredText } from '../forms/text-fields.ts'

/** The form of an individual's data: CPF and the whole address. */
export function createPersonFormSchema(conventions: Conventions) {
  return z.object({
    cpf: taxIdField('PF', conventions),
    ...createAddressFields(conventions),
  })
}

/** The form of a company's data: CNPJ and the whole address. */
export function createCompanyFormSchema(conventions: Conventions) {
  return z.object({
    cnpj: taxIdField('PJ', conventions),
    ...createAddressFields(conventions),
  })
}

/** The form of the customer's legal representative. */
export function createLegalRepresentativeSchema(conventions: Conventions) {
  return z.object({
    name: requiredText('name', NAME_MAX),
    cpf: taxIdField('PF', conventions),
    email: emailField(EMAIL_MAX),
  })
}
