import { isCivilDate } from '@tramite/core/calendar'

/** A list with pages in the address. */
export interface ListSearch {
  readonly startDate?: string
  readonly endDate?: string
  /** Part of a name or of a title. */
  readonly text?: string
  /** As people count: the first page is 1, and is not said. */
  readonly page?: number
}

/** What the server is asked for; the page is zero-based. */
export interface ListRequest {
  readonly startDate?: string
  readonly endDate?: string
  readonly text?: string
  readonly page: number
}

const textMax = 255

// A text that looks like a number arrives as one.
const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, textMax) : ''
const toDay = (value: unknown) => (isCivilDate(toText(value)) ? toText(value) : '')
const toPage = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 1)

/** The address says only what is chosen. */
function toSearch(values: Record<'startDate' | 'endDate' | 'text', string>, page = 1): ListSearch {
  const { startDate, endDate, text } = values
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(text && { text }),
    ...(page > 1 && { page }),
  }
}

/** Reads the address; what makes no sense is left out. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const values = {
    startDate: toDay(search.startDate),
    endDate: toDay(search.endDate),
    text: toText(search.text),
  }
  return toSearch(values, toPage(search.page))
}

/** The filter's values of an address. */
export function toFilter({ startDate = '', endDate = '', text = '' }: ListSearch) {
  return { startDate, endDate, text }
}

/** The address of the filter's values: another filter begins at its first page. */
export function toFilterSearch(filter: ReturnType<typeof toFilter>): ListSearch {
  return toSearch(filter)
}

/** A period that ends before it begins is left open; the filter says that it does. */
export function toListRequest({ startDate, endDate, text, page = 1 }: ListSearch): ListRequest {
  const isReversed = startDate && endDate && endDate < startDate
  const words = text?.trim()
  return {
    page: page - 1,
    ...(startDate && { startDate }),
    ...(endDate && !isReversed && { endDate }),
    ...(words && { text: words }),
  }
}

/**
 * The address of a page of the list.
 * @param page zero-based
 */
export function toPageHref(path: string, search: object, page: number): string {
  const values = Object.entries({ ...search, page: page > 0 ? page + 1 : '' })
  const params = new URLSearchParams(
    values.flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  )
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
