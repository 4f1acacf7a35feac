import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { uploadRecordSchema } from '../files/upload-record.schema.ts'
import { isFederativeUnit } from '../forms/federative-units.ts'
import { createMasks, DESCRIPTION_MAX, EMAIL_MAX, isCnpj, isCpf, TEXT_MAX } from '../forms/index.ts'
import { isObject } from '../forms/is-object.ts'
import {
  requiredMessage,
  requiredText,
  requiredTextOf,
  tooLongMessage,
} from '../forms/text-fields.ts'
import { fieldMessages } from '../messages/fields.ts'
import { markFieldMessages as texts } from '../messages/mark-fields.ts'
import { stripInvisible } from '../strip-invisible.ts'
import {
  MARK_COUNTRY,
  natures,
  needsLogo,
  type Presentation,
  presentations,
  toEditableParts,
} from './mark.rules.ts'

const filled = (required: string) => requiredTextOf(required, TEXT_MAX, texts['marks.invalid'])

const optionalFile = z._default(z.nullable(uploadRecordSchema), null)

/**
 * The first page of a mark's registration: presentation, nature, name, description, and the logo
 * unless the presentation is 'Nominativa'.
 */
export const markPage1Schema = z
  .object({
    apres: z.enum(presentations, requiredMessage('apres')),
    product: z.enum(natures, requiredMessage('product')),
    name: filled(texts['marks.nameRequired']),
    description: requiredTextOf(
      texts['marks.descriptionRequired'],
      DESCRIPTION_MAX,
      tooLongMessage('description', DESCRIPTION_MAX),
    ),
    logo: optionalFile,
  })
  .check(
    z.refine(({ apres, logo }) => Boolean(logo) || !needsLogo(apres), {
      path: ['logo'],
      error: texts['marks.logoRequired'],
      when: isObject,
    }),
  )

const email = z
  .string(texts['marks.emailRequired'])
  .check(
    z.trim(),
    z.minLength(1, { error: texts['marks.emailRequired'], abort: true }),
    z.maxLength(EMAIL_MAX, tooLongMessage('email', EMAIL_MAX)),
    z.email(fieldMessages['fields.invalidEmail']),
  )

function taxId(conventions: Conventions) {
  const mask = createMasks(conventions).taxId
  const isValid = (text: string) => {
    const bare = mask.parse(text)
    return !conventions.checkDigits || isCpf(bare) || isCnpj(bare)
  }
  return z
    .string(texts['marks.cpfRequired'])
    .check(
      z.trim(),
      z.minLength(1, { error: texts['marks.cpfRequired'], abort: true }),
      z.refine(isValid, texts['marks.cpfInvalid']),
    )
}

const contractOf = (isCompany: boolean) => ({
  contrato: optionalFile.check(
    z.refine((contract) => contract !== null || !isCompany, texts['marks.contractRequired']),
  ),
})

/**
 * The second page for another holder: e-mail, every field of the holder, and a company's articles of
 * association.
 * @param isCompany from `isCompanyHolder`
 */
export function createOtherHolderSchema(conventions: Conventions, isCompany: boolean) {
  return z.object({
    email,
    cpf: taxId(conventions),
    customerName: filled(texts['marks.customerNameRequired']),
    country: z.literal(MARK_COUNTRY, texts['marks.countryRequired']),
    UF: z
      .string(texts['marks.ufRequired'])
      .check(
        z.trim(),
        z.minLength(1, { error: texts['marks.ufRequired'], abort: true }),
        z.refine(isFederativeUnit, texts['marks.ufInvalid']),
      ),
    city: filled(texts['marks.cityRequired']),
    address: filled(texts['marks.addressRequired']),
    CEP: filled(texts['marks.cepRequired']),
    user: filled(texts['marks.userRequired']),
    ...contractOf(isCompany),
  })
}

/**
 * The dialog that edits a mark: its name, if it can be edited. A missing name is refused with 'Dados
 * invalidos para atualizar marca.', as is a missing logo by `evaluateMarkEdit`.
 */
export function createMarkEditSchema(presentation: Presentation) {
  const invalid = texts['marks.updateInvalid']
  const isEditable = toEditableParts(presentation).name
  const isFilled = (name: string) => {
    const { length } = stripInvisible(name).trim()
    return length > 0 && length <= TEXT_MAX
  }
  return z.object({
    name: z
      .string(invalid)
      .check(z.refine((name) => (isEditable ? isFilled(name) : name === ''), invalid)),
  })
}

/** The import of marks: process numbers, one or several. Which they are, the server says. */
export const markImportSchema = z.object({
  marcaProcessNumber: requiredText('marcaProcessNumber', DESCRIPTION_MAX).check(
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), requiredMessage('marcaProcessNumber')),
  ),
})
