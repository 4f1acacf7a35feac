import type { InfiniteData } from '@tanstack/react-query'

interface Entry {
  readonly id: string
}

/** A page of a list, whatever its entries are called. */
interface Page {
  readonly total: number
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

const isPage = (page: unknown): page is Page =>
  typeof page === 'object' && page !== null && 'total' in page && typeof page.total === 'number'

/** The name of the page's field with the entries, and the entries. */
function toEntries(page: Page): readonly [name: string, entries: readonly Entry[]] | null {
  for (const [name, value] of Object.entries(page)) {
    if (Array.isArray(value) && value.every(isEntry)) return [name, value]
  }
  return null
}

const withoutAny = (entries: readonly Entry[], ids: ReadonlySet<string>) =>
  entries.filter(({ id }) => !ids.has(id))

/**
 * The loaded pages of a list with its first page replaced by the current one, if that is enough to show
 * the list correctly: everything new or changed is on the first page, and nothing that changed is shown
 * further down.
 * @param data the pages as they were read
 * @param fresh the current first page
 * @param changed ids of the entries that have changed since
 * @returns null when all pages have to be read again
 */
export function mergeFirstPage(
  data: InfiniteData<unknown>,
  fresh: unknown,
  changed: ReadonlySet<string>,
): InfiniteData<unknown> | null {
  const { pages } = data
  if (!isPage(fresh) || !pages.every(isPage)) return null
  const parts = pages.map(toEntries)
  const freshPart = toEntries(fresh)
  if (!freshPart || parts.some((part) => part === null)) return null
  const [name, now] = freshPart
  const [first = [], ...further] = parts.map((part) => part?.[1] ?? [])

  const nowIds = new Set(now.map(({ id }) => id))
  const firstIds = new Set(first.map(({ id }) => id))
  const furtherIds = new Set(further.flat().map(({ id }) => id))
  const wasLoaded = (id: string) => firstIds.has(id) || furtherIds.has(id)
  const ids = [...changed]
  if (ids.some((id) => furtherIds.has(id) && !nowIds.has(id))) return null
  const come = ids.filter((id) => nowIds.has(id) && !wasLoaded(id)).length
  const gone = ids.filter((id) => firstIds.has(id) && !nowIds.has(id)).length
  const elsewhere = ids.filter((id) => !nowIds.has(id) && !wasLoaded(id)).length
  // Where an entry has only moved, two kinds of change may cancel out in the total.
  if ([come, gone, elsewhere].filter((count) => count > 0).length > 1) return null
  if (fresh.total !== (pages.at(-1)?.total ?? 0) + come - gone) return null

  // Entries pushed off the first page by others are still shown, above the pages that follow it.
  const pushed = withoutAny(withoutAny(first, nowIds), changed)
  const merged = [[...now, ...pushed], ...further.map((entries) => withoutAny(entries, nowIds))]
  const { total } = fresh
  return {
    ...data,
    pages: pages.map((page, index) => ({
      ...(index === 0 ? fresh : page),
      total,
      [name]: merged[index],
    })),
  }
}
