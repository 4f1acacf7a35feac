import { demandStatuses } from '@tramite/core/demands'
import { type AddressOf, defineSearch, oneOf } from '@tramite/react/search'

const fields = { status: oneOf(demandStatuses, null) }

/** The home page in the address: the chosen status; none is all of them. */
export const homeSearch = defineSearch(fields)
export type HomeAddress = AddressOf<typeof fields>
