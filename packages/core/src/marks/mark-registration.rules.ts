import type { Conventions } from '../calendar/index.ts'
import { toCpfOrCnpj } from '../customers/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { type FieldErrors, toFieldErrors } from '../field-errors.ts'
import type { UploadRecord } from '../files/index.ts'
import {
  createMasks,
  cutText,
  findFederativeUnit,
  type PersonType,
  TEXT_MAX,
} from '../forms/index.ts'
import type { components } from '../generated/schema.ts'
import { markFieldMessages } from '../messages/mark-fields.ts'
import { isCompanyHolder, MARK_COUNTRY, needsLogo, toMarkTaxId } from './mark.rules.ts'
import { createOtherHolderSchema, markPage1Schema } from './mark-forms.schema.ts'
import type { MarkDraft } from './marks.types.ts'

type Schemas = components['schemas']

/** The holder of a mark, in the fields of the second page. */
export interface MarkHolderFields {
  readonly cpf: string
  readonly customerName: string
  readonly UF: string
  readonly city: string
  readonly address: string
  readonly CEP: string
  readonly user: string
}

/** The signed-in user as a holder: the fields, and whether the holder is a company. */
export interface OwnHolder extends MarkHolderFields {
  readonly personType: PersonType
  readonly email: string
}

/** The fields of the default business that become the holder's address. */
export type HolderBusiness = Pick<
  Schemas['Business'],
  | 'address'
  | 'addressNumber'
  | 'addressComplement'
  | 'addressDistrict'
  | 'addressCity'
  | 'addressState'
  | 'cep'
>

/**
 * The holder's fields when the user holds the mark: from the customer and its default business. What is
 * not known there is empty; the user then has to fill in the form for another holder. The state, a free
 * text there, becomes its code.
 * @param business from `GET /customers/{id}/businessDefault`
 */
export function toOwnHolder(
  customer: Pick<Schemas['Customer'], 'name' | 'personType' | 'cpf' | 'cnpj'>,
  business: HolderBusiness | null,
  user: Pick<Schemas['User'], 'name' | 'email'>,
  conventions: Conventions,
): OwnHolder {
  const masks = createMasks(conventions)
  const { address, addressNumber, addressComplement, addressDistrict } = business ?? {}
  const street = [address, addressNumber, addressComplement, addressDistrict]
  return {
    personType: customer.personType,
    cpf: masks.taxId.format(toCpfOrCnpj(customer) ?? ''),
    customerName: customer.name,
    UF: findFederativeUnit(business?.addressState ?? '') ?? '',
    city: business?.addressCity ?? '',
    address: cutText(street.filter(Boolean).join(', '), TEXT_MAX),
    CEP: masks.cep.format(business?.cep ?? ''),
    user: user.name,
    email: user.email,
  }
}

/** The values of the registration. */
export interface MarkForm extends MarkHolderFields {
  readonly apres?: MarkDraft['apres']
  readonly product?: MarkDraft['product']
  readonly name: string
  readonly description: string
  readonly logo: UploadRecord | null
  // Null until it is typed: who holds the mark themselves begins with their own.
  readonly email: string | null
  // The user holds the mark; ticked at first.
  readonly isOwnHolder: boolean
  readonly contrato: UploadRecord | null
  // 'Ciente' of the last page.
  readonly isAware: boolean
}

/** The form as it opens: the user holds the mark. */
export const emptyMarkForm: MarkForm = {
  name: '',
  description: '',
  logo: null,
  email: null,
  isOwnHolder: true,
  cpf: '',
  customerName: '',
  UF: '',
  city: '',
  address: '',
  CEP: '',
  user: '',
  contrato: null,
  isAware: false,
}

/** Whether the form's holder is a company, which has to send its articles of association. */
export function isCompanyForm(
  form: Pick<MarkForm, 'isOwnHolder' | 'cpf'>,
  own: OwnHolder,
): boolean {
  return isCompanyHolder(
    form.isOwnHolder
      ? { isUser: true, personType: own.personType }
      : { isUser: false, cpf: form.cpf },
  )
}

/**
 * What the fields of another holder begin with for a user whose own data have gaps, and who fills in the
 * form instead: what is known. Nothing once something was typed.
 */
export function toHolderStart(form: MarkHolderFields, own: OwnHolder): Partial<MarkHolderFields> {
  const { cpf, customerName, UF, city, address, CEP, user } = form
  const typed = [cpf, customerName, UF, city, address, CEP, user]
  const { personType: _, email: _email, ...known } = own
  return typed.some((text) => text.trim() !== '') ? {} : known
}

/**
 * The e-mail of a registration: what was typed, even if it was emptied, and until then the address of a user
 * who is the holder. The e-mail of another holder is not known.
 */
export function toMarkEmail({ email, isOwnHolder }: MarkForm, own: OwnHolder): string {
  return email ?? (isOwnHolder ? own.email : '')
}

/**
 * The body of `POST /marcas` from a form; not validated. A file that the form no longer asks for, because
 * the presentation or the holder has changed, is left out.
 */
export function toMarkDraft(
  form: MarkForm,
  own: OwnHolder,
): Omit<MarkDraft, 'apres' | 'product'> & Partial<MarkDraft> {
  const { personType: _, email: _email, ...ownFields } = own
  const { cpf, customerName, UF, city, address, CEP, user } = form.isOwnHolder ? ownFields : form
  const isPJ = isCompanyForm(form, own)
  const hasLogo = form.apres === undefined || needsLogo(form.apres)
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    attachments: form.logo && hasLogo ? [form.logo] : [],
    contrato: isPJ ? form.contrato : null,
    email: toMarkEmail(form, own).trim(),
    isPJ,
    ...(form.product && { product: form.product }),
    ...(form.apres && { apres: form.apres }),
    cpf: toMarkTaxId(cpf),
    customerName,
    country: MARK_COUNTRY,
    UF,
    city,
    address,
    CEP,
    user,
  }
}

/** Why a registration is refused: the most important problem, whose text the user is shown. */
export type MarkDraftRefusal = 'logoMissing' | 'contractMissing' | 'invalid'

const texts: Readonly<Record<MarkDraftRefusal, string>> = {
  logoMissing: markFieldMessages['marks.logoMissing'],
  contractMissing: markFieldMessages['marks.contractMissing'],
  invalid: markFieldMessages['marks.invalid'],
}

/** The text of a refused registration as a whole; the texts of its fields say the rest. */
export function toMarkDraftText(reason: MarkDraftRefusal): string {
  return texts[reason]
}

/**
 * The refusal that follows from invalid fields; null if there are none.
 * @param errors text of each of them
 */
export function toMarkRefusal(errors: FieldErrors): MarkDraftRefusal | null {
  const fields = Object.keys(errors)
  if (fields.length === 0) return null
  if (!fields.every((field) => field === 'logo' || field === 'contrato')) return 'invalid'
  return errors.logo ? 'logoMissing' : 'contractMissing'
}

type Draft = ReturnType<typeof toMarkDraft>

function errorsOfDraft(draft: Draft, conventions: Conventions): FieldErrors {
  const [logo = null] = draft.attachments ?? []
  const isCompany = draft.isPJ || isCompanyHolder({ isUser: false, cpf: draft.cpf })
  const page1 = markPage1Schema.safeParse({ ...draft, logo })
  const page2 = createOtherHolderSchema(conventions, isCompany).safeParse(draft)
  return {
    ...(page1.error && toFieldErrors(page1.error)),
    ...(page2.error && toFieldErrors(page2.error)),
  }
}

/**
 * Whether a mark can be registered, apart from the bytes of its files: every field filled in, a logo
 * unless it is a word mark, a company's articles of association. Form and server use the same rule.
 * @returns a refusal carries the text of each field
 */
export function evaluateMarkDraft(
  draft: Draft,
  conventions: Conventions,
): Decision<MarkDraftRefusal> & { readonly errors: FieldErrors } {
  const errors = errorsOfDraft(draft, conventions)
  const reason = toMarkRefusal(errors)
  return reason === null ? { ...allowed, errors } : { ...refused(reason), errors }
}
