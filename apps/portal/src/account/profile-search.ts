import { type AddressOf, defineSearch, oneOf, page, text } from '@tramite/react/search'

const fields = {
  section: oneOf(['user', 'customer', 'preferences', 'settings'], null),
  text: text(),
  page: page(),
}

/** The profile in the address: its section, and of the users what is looked for and the page. */
export const profileSearch = defineSearch(fields)
export type ProfileAddress = AddressOf<typeof fields>
