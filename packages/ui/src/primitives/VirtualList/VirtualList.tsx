import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import * as css from './VirtualList.css.ts'

export interface VirtualListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => string
  /** Height of a row in CSS pixels, as a guess; the real one is measured. */
  estimateSize: number
  renderItem: (item: T, index: number) => ReactNode
  /** Size of the whole set when more rows wait on the server. */
  total?: number
  /** The last rows came into view: time to fetch more. */
  onEndReached?: () => void
  /** Rows kept ready on either side of what is seen; fewer where lists stand side by side. */
  overscan?: number
}

const defaultOverscan = 6

/** Rows of a long list inside a panel that scrolls by itself; only what is seen is in the document. */
export function VirtualPanel<T>(props: VirtualListProps<T>) {
  const panel = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: props.items.length,
    getScrollElement: () => panel.current,
    estimateSize: () => props.estimateSize,
    getItemKey: useItemKey(props),
    overscan: props.overscan ?? defaultOverscan,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section ref={panel} className={css.panel} aria-label={props.label} tabIndex={0}>
      <VirtualRows {...props} virtualizer={virtualizer} offset={0} />
    </section>
  )
}

/** Rows of a long list that scrolls with the page; only what is seen is in the document. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const holder = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  // What stands above may change its height with any render; equal values do not render again.
  useLayoutEffect(() => {
    if (holder.current) setOffset(holder.current.getBoundingClientRect().top + window.scrollY)
  })
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: props.items.length,
    estimateSize: () => props.estimateSize,
    getItemKey: useItemKey(props),
    overscan: props.overscan ?? defaultOverscan,
    scrollMargin: offset,
  })
  return (
    <div ref={holder}>
      <VirtualRows {...props} virtualizer={virtualizer} offset={offset} />
    </div>
  )
}

/** The same function while the rows are the same: another one makes every row be measured again. */
function useItemKey<T>({ items, getKey }: VirtualListProps<T>): (index: number) => string {
  return useCallback(
    (index) => {
      const item = items[index]
      return item === undefined ? String(index) : getKey(item)
    },
    [items, getKey],
  )
}

function VirtualRows<T, S extends Element | Window>({
  label,
  items,
  renderItem,
  total,
  onEndReached,
  virtualizer,
  offset,
}: VirtualListProps<T> & {
  virtualizer: Virtualizer<S, HTMLLIElement> | Virtualizer<S, Element>
  offset: number
}) {
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? -1
  const isAtEnd = items.length > 0 && last >= items.length - 1
  const endReached = useRef(onEndReached)
  useLayoutEffect(() => {
    endReached.current = onEndReached
    if (isAtEnd) endReached.current?.()
  }, [isAtEnd, onEndReached])
  return (
    <ul className={css.list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {rows.map((row) => {
        const item = items[row.index]
        if (item === undefined) return null
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={css.row}
            style={{ transform: `translateY(${row.start - offset}px)` }}
            aria-setsize={total ?? items.length}
            aria-posinset={row.index + 1}
          >
            {renderItem(item, row.index)}
          </li>
        )
      })}
    </ul>
  )
}
