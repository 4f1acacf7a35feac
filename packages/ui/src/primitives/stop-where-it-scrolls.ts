/**
 * Ref of a part that scrolls when it has much in it: Tab stops there only then, so that the keys can scroll it. Not
 * every browser does that by itself.
 */
export function stopWhereItScrolls(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = part
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  })
  observer.observe(part)
  return () => observer.disconnect()
}
