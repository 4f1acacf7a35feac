import { day, page, text } from '@tramite/react/search'

/** What the address of a paged list holds: a period, a search text, and the page. */
export const listFields = { startDate: day(), endDate: day(), text: text(), page: page() }
