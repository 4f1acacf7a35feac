/** Page links shown in a row. */
const windowSize = 4

export interface PageWindow {
  /** Consecutive zero-based pages, the current one among them. */
  readonly pages: readonly number[]
  /** The last page when the window does not reach it; it stands after an ellipsis. */
  readonly last: number | undefined
}

/**
 * Which pages are offered: up to four around the current one, and the last.
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
