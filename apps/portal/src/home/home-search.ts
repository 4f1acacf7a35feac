import { demandStatuses } from '@tramite/core/demands'
import { type AddressOf, oneOf } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

const fields = { status: oneOf(demandStatuses, null) }

/** The home page in the address: the chosen status; without one, all. */
export const homeSearch = definePageSearch(fields)
export type HomeAddress = AddressOf<typeof fields>
