import { isPeriodReversed, toPeriodRequest } from '@tramite/core/calendar'
import {
  demandOrders,
  type ListDemandsFilter,
  searchFor,
  searchPlaceOf,
} from '@tramite/core/demands'
import { type AddressOf, day, id, ids, oneOf, text } from '@tramite/react/search'
import type { DemandFilters } from '@tramite/ui/demands'
import { definePageSearch } from '../define-page-search.ts'

const defaultOrder = 'idDesc'

/** What a column shows before somebody scrolls, on a tall screen too. */
const FIRST_ROWS = 12

const fields = {
  startDate: day(),
  endDate: day(),
  userId: id(),
  demandsTags: ids(),
  search: text(),
  name: text(),
  message: text(),
  order: oneOf(demandOrders, defaultOrder),
  finished: oneOf(['advisory'], null),
  blocked: oneOf(['advisory'], null),
  view: oneOf(['list'], null),
}

/**
 * The demands list in the address: the filters by their names on the wire, and the sides of the lists that
 * can be split. `date`, one day of the wire, is the period of that day.
 */
export const demandsSearch = definePageSearch(fields, {
  prepare: ({ date, ...raw }) => ({ startDate: date, endDate: date, ...raw }),
  clean: (values) => {
    const place = searchPlaceOf(values)
    const searched = place ? searchFor(values, place, values[place]) : values
    return isPeriodReversed(values) ? { ...searched, endDate: '' } : searched
  },
})
export type DemandsAddress = AddressOf<typeof fields>

/**
 * What the server is asked for each column. Without an order it has the closest first in a search, and
 * the highest number in a list.
 */
export function toListFilter(filters: DemandFilters): ListDemandsFilter {
  const { userId, demandsTags, order } = filters
  const place = searchPlaceOf(filters)
  return {
    ...toPeriodRequest(filters),
    ...(userId && { userId }),
    ...(demandsTags.length > 0 && { demandsTags: demandsTags.join(',') }),
    ...(place && { [place]: filters[place].trim() }),
    ...(order !== defaultOrder && { order }),
    limit: FIRST_ROWS,
  }
}
