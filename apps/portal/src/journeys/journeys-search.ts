import { journeyFilters } from '@tramite/core/journeys'
import { type AddressOf, defineSearch, oneOf, page } from '@tramite/react/search'

const statuses = journeyFilters.filter((filter) => filter !== null)

const fields = { status: oneOf(statuses, null), page: page() }

/** The list of journeys in the address: its chip and its page. */
export const journeysSearch = defineSearch(fields)
export type JourneysAddress = AddressOf<typeof fields>
