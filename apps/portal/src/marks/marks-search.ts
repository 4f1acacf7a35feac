import { type AddressOf, defineSearch, page } from '@tramite/react/search'

const fields = { page: page() }

/** The list of marks in the address: its page. */
export const marksSearch = defineSearch(fields)
export type MarksAddress = AddressOf<typeof fields>
