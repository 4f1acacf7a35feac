import { isCivilDate } from '@tramite/core/calendar'
import {
  type DemandOrder,
  type DemandStatus,
  demandOrders,
  type ListDemandsFilter,
} from '@tramite/core/demands'
import type { DemandFilters } from '@tramite/ui/demands'

/** The demands list in the address: the filters by their names on the wire, and the sides. */
export interface DemandsSearch {
  readonly startDate?: string
  readonly endDate?: string
  readonly userId?: string
  /** Ids joined by commas. */
  readonly demandsTags?: string
  readonly name?: string
  readonly message?: string
  readonly order?: DemandOrder
  readonly finished?: 'advisory'
  readonly blocked?: 'advisory'
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const textMax = 255
const defaultOrder: DemandOrder = 'idDesc'

/** Drops what is empty, so that the address says only what is chosen. */
function compact<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined | ''> } {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined | ''> }
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, textMax) : ''
const toDay = (value: unknown) => (isCivilDate(toText(value)) ? toText(value) : '')
const toId = (value: unknown) => (uuid.test(toText(value)) ? toText(value) : '')
const toIds = (value: unknown) =>
  typeof value === 'string' ? value.split(',').filter((id) => uuid.test(id)) : []
const toSide = (value: unknown) => (value === 'advisory' ? value : undefined)

/**
 * Reads the address; what makes no sense is left out. `date`, one day of the wire, is the period of that day.
 */
export function parseDemandsSearch(search: Record<string, unknown>): DemandsSearch {
  const date = toDay(search.date)
  const startDate = toDay(search.startDate) || date
  const endDate = toDay(search.endDate) || date
  return compact({
    startDate,
    endDate: startDate && endDate < startDate ? '' : endDate,
    userId: toId(search.userId),
    demandsTags: toIds(search.demandsTags).join(','),
    name: toText(search.name),
    message: toText(search.message),
    order: demandOrders.find((order) => order === search.order),
    finished: toSide(search.finished),
    blocked: toSide(search.blocked),
  })
}

/** The filter bar's values of an address. */
export function toFilters(search: DemandsSearch): DemandFilters {
  const { startDate = '', endDate = '', userId = '', name = '', message = '' } = search
  const demandsTags = search.demandsTags?.split(',') ?? []
  return {
    startDate,
    endDate,
    userId,
    name,
    message,
    demandsTags,
    order: search.order ?? defaultOrder,
  }
}

/** The address of the filter bar's values; the default order is not said. */
export function toSearch({ demandsTags, order, ...filters }: DemandFilters): DemandsSearch {
  return compact({
    ...filters,
    demandsTags: demandsTags.join(','),
    order: order === defaultOrder ? undefined : order,
  })
}

/**
 * What the server is asked for one column. Without an order it has the closest first in a search, and
 * the highest number in a list.
 */
export function toListFilter(
  { demandsTags, name, message, order, ...filters }: DemandFilters,
  statusKey: DemandStatus,
): ListDemandsFilter {
  const values = compact({
    ...filters,
    demandsTags: demandsTags.join(','),
    name: name.trim(),
    message: message.trim(),
  })
  const chosen = order === defaultOrder ? {} : { order }
  return { ...values, ...chosen, statusKey, limit: 50 }
}
