import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusPageTitle } from './focus-page-title.ts'

/**
 * Keeps the focus when it would disappear with a part of the page, such as with the button that was pressed there: moves
 * it to the page's title.
 * @param fallback takes the focus in place of the title while it is mounted, such as the button that opened the part
 * @param toNext called with the focused element before it is removed: returns what moves the focus on in place of that
 * @returns the ref of that part
 */
export function useFocusOnRemoval<Part extends HTMLElement>(
  fallback?: RefObject<HTMLElement | null>,
  toNext?: (focused: Element) => () => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const shown = part.current
    return () => {
      const { activeElement } = document
      if (!activeElement || !shown?.contains(activeElement)) return
      const moveOn = toNext?.(activeElement) ?? focusPageTitle
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        if (fallback?.current) fallback.current.focus()
        else moveOn()
      })
    }
  }, [fallback, toNext])
  return part
}
