import type { JourneyStatus } from '@tramite/core/journeys'
import { type AddressOf, oneOf, page } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

// Listed here because the router parses every address, whereas the rules of journeys are loaded with
// their page.
const statuses = [
  'OPEN',
  'IN_PROGRESS',
  'PENDING',
  'FINISHED',
] as const satisfies readonly JourneyStatus[]

const fields = { status: oneOf(statuses, null), page: page() }

/** The list of journeys in the address: its filter chip and its page. */
export const journeysSearch = definePageSearch(fields)
export type JourneysAddress = AddressOf<typeof fields>
