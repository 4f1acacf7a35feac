import { defineSearch, year } from '@tramite/react/search'

/** The finance page in the address: the year of its statement. */
export const financialSearch = defineSearch({ year: year() })
