import { type AddressOf, page } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

const fields = { page: page() }

/** The list of marks in the address: its page. */
export const marksSearch = definePageSearch(fields)
export type MarksAddress = AddressOf<typeof fields>
