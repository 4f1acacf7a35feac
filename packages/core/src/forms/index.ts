export { type FieldErrors, toFieldErrors } from '../field-errors.ts'
export { foldText, toSortKey, withoutAccents } from '../fold-text.ts'
export { isSameValue } from '../is-same-value.ts'
export { stripInvisible } from '../strip-invisible.ts'
export { cutText } from './cut-text.ts'
export {
  cepField,
  optionalCepField,
  optionalTaxIdField,
  phoneField,
  taxIdField,
} from './document-fields.ts'
export {
  type FederativeUnit,
  federativeUnits,
  findFederativeUnit,
} from './federative-units.ts'
export {
  DESCRIPTION_MAX,
  EMAIL_MAX,
  NAME_MAX,
  OCCUPATION_MAX,
  PASSWORD_FIELD_MAX,
  TEXT_MAX,
} from './field-limits.ts'
export type { FieldRules, FormSchema } from './field-rules.ts'
export {
  createForm,
  type FieldBinding,
  type Form,
  type FormOptions,
  type FormView,
  type InputNotice,
  type TextBinding,
  type TextName,
  type ValuesSource,
} from './form-store.ts'
export { emptyFormValues, type FormValues, readFormValues } from './form-values.ts'
export { applyMask, type CaretSide, type Mask, type MaskedText } from './mask.ts'
export { createMasks, emailMask, type MaskConventions, type Masks } from './masks.ts'
export { moneyMask } from './money-mask.ts'
export { isOwnSave, type SentField } from './own-save.rules.ts'
export { toStillOffered } from './still-offered.ts'
export {
  CNPJ_LENGTH,
  CPF_LENGTH,
  cnpjCheckDigits,
  cpfCheckDigits,
  evaluateTaxId,
  isCnpj,
  isCpf,
  type PersonType,
  personTypes,
} from './tax-id.rules.ts'
export { emailField, type FieldName, requiredText } from './text-fields.ts'
