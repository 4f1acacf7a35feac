import { type AddressOf, oneOf, page, text } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

const fields = {
  section: oneOf(['user', 'customer', 'preferences', 'settings'], null),
  text: text(),
  page: page(),
}

/** The profile in the address: its section, and for the users the search text and the page. */
export const profileSearch = definePageSearch(fields)
export type ProfileAddress = AddressOf<typeof fields>
