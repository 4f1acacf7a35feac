import { type AddressOf, page, text } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

const fields = { text: text(), page: page() }

/** The list of marks in the address: what was searched for, and its page. */
export const marksSearch = definePageSearch(fields)
export type MarksAddress = AddressOf<typeof fields>
