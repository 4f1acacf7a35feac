import {
  elementScroll,
  measureElement,
  type Rect,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import * as css from './VirtualList.css.ts'

export interface VirtualListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => string
  /** Estimated height of a row in CSS pixels; the actual one is measured. */
  estimateSize: number
  renderItem: (item: T, index: number) => ReactNode
  /** Size of the whole set if the server has more rows. */
  total?: number
  /** The last rows came into view: time to load more. */
  onEndReached?: () => void
  /** Rows rendered on either side of the visible ones; fewer if lists are side by side. */
  overscan?: number
}

const defaultOverscan = 6

/**
 * Assumed viewport of a list before it is measured, in CSS pixels, so that its first rows are rendered at
 * once.
 */
const firstSight: Rect = { width: 0, height: 480 }

/** Measured heights of rows, by list and row; usually from a window of the same width. */
const measured = new Map<string, number>()

/** Maximum number of rows whose heights are kept, more than anybody scrolls back through. */
const KEPT_ROWS = 2000

function keepHeight(name: string, height: number): void {
  measured.set(name, height)
  const [oldest] = measured.keys()
  if (measured.size > KEPT_ROWS && oldest !== undefined) measured.delete(oldest)
}

/**
 * Height of a row: the one measured last, so that a returning user finds the list where they left it; an
 * estimate for one that was never visible.
 */
function useRowSizes<T>(
  { label, estimateSize }: VirtualListProps<T>,
  getItemKey: (index: number) => string,
) {
  const toName = (index: number) => `${label} ${getItemKey(index)}`
  return {
    estimateSize: (index: number) => measured.get(toName(index)) ?? estimateSize,
    measureElement<S extends Element | Window, R extends Element>(
      row: R,
      entry: ResizeObserverEntry | undefined,
      virtualizer: Virtualizer<S, R>,
    ): number {
      const size = measureRow(row, entry, virtualizer)
      keepHeight(toName(virtualizer.indexFromElement(row)), size)
      return size
    },
  }
}

/**
 * The first rows are measured after the browser's own layout. Measuring earlier would force a layout
 * while the page renders, which then takes twice as long.
 */
function measureRow<S extends Element | Window, R extends Element>(
  row: R,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<S, R>,
): number {
  if (entry || virtualizer.scrollRect !== firstSight) return measureElement(row, entry, virtualizer)
  return virtualizer.options.estimateSize(virtualizer.indexFromElement(row))
}

/** A panel begins at its top: reporting that would force a layout, too. */
const scrollPanel: typeof elementScroll<HTMLDivElement> = (offset, options, virtualizer) => {
  if (virtualizer.scrollRect !== firstSight) elementScroll(offset, options, virtualizer)
}

/** The size of a panel, from its layout on. */
function observePanel(
  { scrollElement }: Virtualizer<HTMLDivElement, Element>,
  onRect: (rect: Rect) => void,
) {
  if (!scrollElement) return
  const observer = new ResizeObserver(() =>
    onRect({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  )
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Rows of a long list inside a scrollable panel; only the visible ones are in the document. */
export function VirtualPanel<T>(props: VirtualListProps<T>) {
  const panel = useRef<HTMLDivElement>(null)
  const getItemKey = useItemKey(props)
  const virtualizer = useVirtualizer({
    count: props.items.length,
    getScrollElement: () => panel.current,
    observeElementRect: observePanel,
    scrollToFn: scrollPanel,
    getItemKey,
    overscan: useOverscan(props),
    initialRect: firstSight,
    ...useRowSizes(props, getItemKey),
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
    <section ref={panel} className={css.panel} aria-label={props.label} tabIndex={0}>
      <VirtualRows {...props} virtualizer={virtualizer} offset={0} />
    </section>
  )
}

/** Rows of a long list that scrolls with the page; only the visible ones are in the document. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const holder = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  // The content above may change its height with any render; equal values do not render again.
  useLayoutEffect(() => {
    if (holder.current) setOffset(holder.current.getBoundingClientRect().top + window.scrollY)
  })
  const getItemKey = useItemKey(props)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: props.items.length,
    getItemKey,
    overscan: useOverscan(props),
    initialRect: firstSight,
    ...useRowSizes(props, getItemKey),
    scrollMargin: offset,
  })
  return (
    <div ref={holder}>
      <VirtualRows {...props} virtualizer={virtualizer} offset={offset} />
    </div>
  )
}

/** None at first: rows outside the viewport are rendered after the rest. */
function useOverscan<T>({ overscan = defaultOverscan }: VirtualListProps<T>): number {
  return useDeferredValue(overscan, 0)
}

/** The same function as long as the rows are the same: a new one would make every row be measured again. */
function useItemKey<T>({ items, getKey }: VirtualListProps<T>): (index: number) => string {
  return useCallback(
    (index) => {
      const item = items[index]
      return item === undefined ? String(index) : getKey(item)
    },
    [items, getKey],
  )
}

/** What is rendered: the visible rows, and the space of the others; on paper every row. */
function useDrawnRows<T, S extends Element | Window>({
  items,
  getKey,
  virtualizer,
  offset,
}: VirtualRowsProps<T, S>) {
  const isPrinted = useMedia(media.print)
  const rows = virtualizer.getVirtualItems()
  if (isPrinted) {
    const all = items.map((item, index) => ({ key: getKey(item), index }))
    return { rows: all, room: {}, measure: undefined }
  }
  // The rows have their natural layout, whatever their measured heights; only the space around them is
  // computed.
  const paddingTop = (rows[0]?.start ?? offset) - offset
  const paddingBottom = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? offset) - offset)
  return { rows, room: { paddingTop, paddingBottom }, measure: virtualizer.measureElement }
}

type VirtualRowsProps<T, S extends Element | Window> = VirtualListProps<T> & {
  virtualizer: Virtualizer<S, HTMLLIElement> | Virtualizer<S, Element>
  offset: number
}

function VirtualRows<T, S extends Element | Window>(props: VirtualRowsProps<T, S>) {
  const { label, items, renderItem, total, onEndReached, virtualizer } = props
  const { rows, room, measure } = useDrawnRows(props)
  const last = virtualizer.getVirtualItems().at(-1)?.index ?? -1
  const isAtEnd = items.length > 0 && last >= items.length - 1
  const endReached = useRef(onEndReached)
  useLayoutEffect(() => {
    endReached.current = onEndReached
    if (isAtEnd) endReached.current?.()
  }, [isAtEnd, onEndReached])
  return (
    <ul className={css.list} aria-label={label} style={room}>
      {rows.map((row) => {
        const item = items[row.index]
        if (item === undefined) return null
        return (
          <li
            key={row.key}
            ref={measure}
            data-index={row.index}
            className={css.row}
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
