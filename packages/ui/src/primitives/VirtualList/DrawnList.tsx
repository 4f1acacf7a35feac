import type { ReactNode } from 'react'
import * as css from './VirtualList.css.ts'

export interface DrawnListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => string
  renderItem: (item: T, index: number) => ReactNode
  /** Size of the whole set if the list is the beginning of a longer one. */
  total?: number
  /** It is a scrollable panel, instead of scrolling with the page. */
  isPanel?: boolean
}

/** Rows that are all in the document, since most lists are short. */
export function DrawnList<T>({
  label,
  items,
  getKey,
  renderItem,
  total,
  isPanel = false,
}: DrawnListProps<T>) {
  const rows = (
    <ul className={css.list} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={getKey(item)}
          className={css.row}
          aria-setsize={total ?? items.length}
          aria-posinset={index + 1}
        >
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  )
  if (!isPanel) return rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
    <section className={css.panel} aria-label={label} tabIndex={0}>
      {rows}
    </section>
  )
}
