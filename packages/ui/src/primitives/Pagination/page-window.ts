/** Number of page links in a row. */
const windowSize = 4

export interface PageWindow {
  /** Consecutive zero-based pages, including the current one. */
  readonly pages: readonly number[]
  /** The last page if the window does not reach it; it follows an ellipsis. */
  readonly last: number | undefined
}

/**
 * The pages that are offered: up to four around the current one, and the last.
 * @param page zero-based; one that does not exist counts as the nearest
 * @param pageCount at least 1
 */
export function toPageWindow(page: number, pageCount: number): PageWindow {
  const last = pageCount - 1
  const current = Math.min(Math.max(page, 0), last)
  const start = Math.max(0, Math.min(current - 1, pageCount - windowSize))
  const pages = Array.from({ length: Math.min(windowSize, pageCount) }, (_, index) => start + index)
  return { pages, last: pages.includes(last) ? undefined : last }
}
