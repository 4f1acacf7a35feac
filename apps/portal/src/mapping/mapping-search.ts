import { type MappingField, mappingFields } from '@tramite/core/mapping'
import { type AddressOf, oneOf, page, type SearchField } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

const fields = { view: oneOf(['report'], null), page: page() }

/** The data mapping in the address: its sectors or its report, and the page of the completed mappings. */
export const mappingSearch = definePageSearch(fields)
export type MappingAddress = AddressOf<typeof fields>

const question: SearchField<MappingField | null, number> = {
  empty: null,
  parse: (raw) => mappingFields[Number(raw) - 1] ?? null,
  write: (field) => (field === null ? undefined : mappingFields.indexOf(field) + 1),
}
const questionFields = { question }

/**
 * The questionnaire in the address: the question shown, by the number of its field, from 1; without it,
 * the firm's first question.
 */
export const questionSearch = definePageSearch(questionFields)
export type QuestionAddress = AddressOf<typeof questionFields>
