import { type DemandOrder, searchPlaceOf } from '@tramite/core/demands'

/** An order, or the default: by relevance in a search, otherwise as `usualOrders`. */
export type ChosenOrder = DemandOrder | 'usual'

/** What the filter bar and the order hold; stored in the page's address. */
export interface DemandFilters {
  /** First and last day of creation, YYYY-MM-DD; empty for no limit. */
  readonly startDate: string
  readonly endDate: string
  /** Who answers for it: its creator, or who inherited it. */
  readonly userId: string
  /** Ids of tags; a demand with any of them matches. */
  readonly demandsTags: readonly string[]
  /** Words or a number, anywhere in a demand. At most one of the three is set, see `searchFor`. */
  readonly search: string
  /** Part of the name. */
  readonly name: string
  /** Part of a message of the conversation. */
  readonly message: string
  /** Only demands that a user of the customer has validated. */
  readonly hasValidationUser: boolean
  readonly order: ChosenOrder
}

export const emptyDemandFilters: DemandFilters = {
  startDate: '',
  endDate: '',
  userId: '',
  demandsTags: [],
  search: '',
  name: '',
  message: '',
  hasValidationUser: false,
  order: 'usual',
}

/** How many filters are set; a period counts once, the order does not count. */
export function countDemandFilters(filters: DemandFilters): number {
  const { startDate, endDate, userId, demandsTags, hasValidationUser } = filters
  const place = searchPlaceOf(filters)
  const set = [startDate || endDate, userId, demandsTags.length > 0, place, hasValidationUser]
  return set.filter(Boolean).length
}
