import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the page where the reader is while entries are put in above. Browsers that anchor the
 * scroll position do so by themselves; the others are helped.
 * @param firstKey changes when entries came in above
 */
export function useKeptScroll(holder: RefObject<HTMLElement | null>, firstKey: string | undefined) {
  const before = useRef({ key: firstKey, height: 0 })
  useLayoutEffect(() => {
    const height = holder.current?.offsetHeight ?? 0
    const last = before.current
    const isPrepended = last.key !== undefined && last.key !== firstKey
    before.current = { key: firstKey, height }
    if (!isPrepended || CSS.supports('overflow-anchor', 'auto')) return
    window.scrollBy({ top: height - last.height, behavior: 'instant' })
  })
}
