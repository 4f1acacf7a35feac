import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { createOptionalAddressFields, type StoredAddress } from '../forms/address-fields.ts'
import { optionalTaxIdField } from '../forms/document-fields.ts'
import { DESCRIPTION_MAX, personTypes, TEXT_MAX } from '../forms/index.ts'
import { requiredText, requiredTextOf } from '../forms/text-fields.ts'
import { businessFieldMessages } from '../messages/business-fields.ts'
import { fieldMessages } from '../messages/fields.ts'
import { fillMessage } from '../messages/message-text.ts'

/** Prefix of the demand's name in a request for a new business. */
const NEW_BUSINESS_PREFIX = businessFieldMessages['businesses.newDemandName']

/**
 * The form of a business: a name is required; documents and address are checked when they are given, and
 * a business abroad may have neither.
 * @param stored what is stored, which stays valid as long as it is unchanged
 */
export function createBusinessFormSchema(
  conventions: Conventions,
  stored: StoredAddress & { readonly cpf?: string | null; readonly cnpj?: string | null } = {},
) {
  return z.object({
    name: requiredText('name', TEXT_MAX),
    personType: z.enum(personTypes, fieldMessages['fields.invalidOption']),
    cpf: optionalTaxIdField('PF', conventions, stored.cpf),
    cnpj: optionalTaxIdField('PJ', conventions, stored.cnpj),
    ...createOptionalAddressFields(conventions, stored),
    isInternational: z._default(z.boolean(), false),
  })
}

/** The form that renames a business. */
export const businessNameSchema = z.object({ name: requiredText('name', TEXT_MAX) })

/** The form that asks the firm for a new business. */
export const newBusinessSchema = z.object({
  name: requiredText('name', TEXT_MAX - NEW_BUSINESS_PREFIX.length - 2),
  description: requiredTextOf(
    businessFieldMessages['businesses.aboutRequired'],
    DESCRIPTION_MAX,
    fillMessage(businessFieldMessages['businesses.aboutTooLong'], { max: DESCRIPTION_MAX }),
  ),
})

/**
 * The demand that requests a new business: named 'Novo negócio: …', neither private nor priority, with
 * its author as the one to notify.
 * @param userId the author
 */
export function toNewBusinessDemand(form: z.output<typeof newBusinessSchema>, userId: string) {
  return {
    name: `${NEW_BUSINESS_PREFIX}: ${form.name}`,
    description: form.description,
    privateDemand: false,
    priorityDemand: false,
    usersToNotify: [userId],
  }
}
