import { year } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

/** The finance page in the address: the year of its statement. */
export const financialSearch = definePageSearch({ year: year() })
