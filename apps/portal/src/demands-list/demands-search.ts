import { isPeriodReversed, toPeriodRequest } from '@tramite/core/calendar'
import {
  demandOrders,
  type ListDemandsFilter,
  searchFor,
  searchPlaceOf,
  usualOrders,
} from '@tramite/core/demands'
import { type AddressOf, day, flag, id, ids, oneOf, text } from '@tramite/react/search'
import type { DemandFilters } from '@tramite/ui/demands'
import { definePageSearch } from '../define-page-search.ts'

/** Rows that a column shows before scrolling, enough for a tall screen. */
const FIRST_ROWS = 12

const fields = {
  startDate: day(),
  endDate: day(),
  userId: id(),
  demandsTags: ids(),
  search: text(),
  name: text(),
  message: text(),
  hasValidationUser: flag(),
  order: oneOf([...demandOrders, 'usual'], 'usual'),
  finished: oneOf(['advisory'], null),
  blocked: oneOf(['advisory'], null),
  view: oneOf(['list'], null),
}

/**
 * The demands list in the address: the filters by their names on the wire, and the sides of the lists
 * that can be split. `date`, a single day on the wire, is the period of that day.
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
 * The request for each column, or for all demands as one list. Without an order the server sorts a search by
 * relevance, and otherwise as the board.
 */
export function toListFilter(
  filters: DemandFilters,
  layout: keyof typeof usualOrders = 'board',
): ListDemandsFilter {
  const { userId, demandsTags, hasValidationUser } = filters
  const place = searchPlaceOf(filters)
  const isUsualOfList = layout === 'list' && !place && filters.order === 'usual'
  const order = isUsualOfList ? usualOrders.list : filters.order
  return {
    ...toPeriodRequest(filters),
    ...(userId && { userId }),
    ...(demandsTags.length > 0 && { demandsTags: demandsTags.join(',') }),
    ...(place && { [place]: filters[place].trim() }),
    ...(hasValidationUser && { hasValidationUser }),
    ...(order !== 'usual' && { order }),
    limit: FIRST_ROWS,
  }
}
