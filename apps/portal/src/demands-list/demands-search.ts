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
  hasValidationUser: flag(),
  order: oneOf([...demandOrders, 'usual'], 'usual'),
  finished: oneOf(['advisory'], null),
  blocked: oneOf(['advisory'], null),
  view: oneOf(['list'], null),
}

/** By number the highest first is the usual order where nothing is searched: it needs no address of its own. */
const toUsualOrder = <V extends Pick<DemandFilters, 'order'>>(values: V): V =>
  values.order === 'idDesc' ? { ...values, order: 'usual' } : values

/**
 * The demands list in the address: the filters by their names on the wire, and the sides of the lists that
 * can be split. `date`, one day of the wire, is the period of that day.
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
 * What the server is asked for each column. Without an order it has the closest first in a search, and
 * the highest number in a list.
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
