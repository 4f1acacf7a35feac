import { isPeriodReversed, toPeriodRequest } from '@tramite/core/calendar'
import {
  demandOrders,
  type ListDemandsFilter,
  searchFor,
  searchPlaceOf,
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

/** Highest number first is the default order without a search text: it is left out of the address. */
const toUsualOrder = <V extends Pick<DemandFilters, 'order'>>(values: V): V =>
  values.order === 'idDesc' ? { ...values, order: 'usual' } : values

/**
 * The demands list in the address: the filters by their names on the wire, and the sides of the lists
 * that can be split. `date`, a single day on the wire, is the period of that day.
 */
export const demandsSearch = definePageSearch(fields, {
  prepare: ({ date, ...raw }) => ({ startDate: date, endDate: date, ...raw }),
  clean: (values) => {
    const place = searchPlaceOf(values)
    const searched = place ? searchFor(values, place, values[place]) : toUsualOrder(values)
    return isPeriodReversed(values) ? { ...searched, endDate: '' } : searched
  },
})
export type DemandsAddress = AddressOf<typeof fields>

/**
 * The request for each column. Without an order the server sorts a search by relevance, and a list by
 * descending number.
 */
export function toListFilter(filters: DemandFilters): ListDemandsFilter {
  const { userId, demandsTags, hasValidationUser, order } = filters
  const place = searchPlaceOf(filters)
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
