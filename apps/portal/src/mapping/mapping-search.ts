import { type AddressOf, defineSearch, oneOf, page } from '@tramite/react/search'

const fields = { view: oneOf(['report'], null), page: page() }

/** The data mapping in the address: its sectors or its report, and the page of the completed ones. */
export const mappingSearch = defineSearch(fields)
export type MappingAddress = AddressOf<typeof fields>

const questionFields = { question: page() }

/** The questionnaire in the address: which question is shown, from 1. */
export const questionSearch = defineSearch(questionFields)
export type QuestionAddress = AddressOf<typeof questionFields>
