import { day, page, text } from '@tramite/react/search'

/** What the address of a list says that has pages: a period, words to look for, and the page. */
export const listFields = { startDate: day(), endDate: day(), text: text(), page: page() }
