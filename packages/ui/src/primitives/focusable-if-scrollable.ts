/**
 * Ref callback of a scroll container: makes it focusable while its content overflows, so that it can be
 * scrolled with the keyboard (WCAG 2.1.1). Not every browser does that on its own.
 */
export function focusableIfScrollable(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = part
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  })
  observer.observe(part)
  return () => observer.disconnect()
}
